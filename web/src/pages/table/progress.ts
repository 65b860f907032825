/** How far a game has come, from its view; a stage that has not begun or is past is 0 and left out. */
const STAGES = ['round', 'turn', 'decade', 'top_epoch'];

export function progress(view: unknown): { name: string; value: number }[] {
  const fields = (view ?? {}) as Record<string, unknown>;
  return STAGES.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'number' && value > 0 ? [{ name, value }] : [];
  });
}
