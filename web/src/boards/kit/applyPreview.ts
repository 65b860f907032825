/** The view as it would be: the changes of a preview written into a copy of the view. */

import type { Preview } from '../../wire';

type Node = Record<string, unknown>;

function changed(node: unknown, [first, ...rest]: string[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  copy[first] = changed(copy[first], rest, value);
  return copy;
}

export function applyPreview<View>(view: View, preview: Pick<Preview, 'changes'> | null): View {
  const changes = preview?.changes ?? [];
  return changes.reduce<unknown>(
    (soFar, { path, after: value }) => changed(soFar, path.match(/[^.[\]]+/g) ?? [], value),
    view,
  ) as View;
}
