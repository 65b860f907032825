/** Keys for the whole page: `<svelte:window onkeydown={keys({ z: undo, '?': explain })} />`. */

/** Whether the person is typing, so that letters are letters. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  );
}

/** Names are those of `KeyboardEvent.key`, letters in lower case; nothing happens while typing or with Ctrl, Alt or Meta. */
export function keys(wanted: Record<string, (event: KeyboardEvent) => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    const act = wanted[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
}
