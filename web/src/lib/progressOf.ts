/** How far answers would bring a seat towards what it collects: "General: 1 of 1." */

import { applyPreview } from '../boards/kit/applyPreview';
import type { Preview } from '../wire';

export interface Progress {
  /** The kind of noun that is collected for, and its name. */
  kind: string;
  name: string;
  have: number;
  need: number;
}

interface Watched {
  players?: { progress?: ({ have: number; need: number } & Record<string, unknown>)[] }[];
}

const HAVE = /^players\[(\d+)\]\.progress\[(\d+)\]\.have$/;

/** What comes nearer for this seat. */
export function progressOf(view: unknown, preview: Pick<Preview, 'changes'>, seat: number | null): Progress[] {
  const grown = preview.changes.filter(({ path, before, after }) => HAVE.test(path) && Number(after) > Number(before));
  if (!grown.length) return [];
  const later = applyPreview(view as Watched, preview);
  return grown.flatMap(({ path }) => {
    const [, whose, n] = HAVE.exec(path)!;
    const progress = later.players?.[Number(whose)]?.progress?.[Number(n)];
    const kind = Object.keys(progress ?? {}).find((key) => typeof progress![key] === 'string');
    if (Number(whose) !== seat || !progress || !kind) return [];
    return [{ kind, name: String(progress[kind]), have: progress.have, need: progress.need }];
  });
}
