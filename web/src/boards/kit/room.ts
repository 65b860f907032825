/** How high the box is that a board is shown in, as `--room`, so that one part of it can fill a phone's screen. */
export function room(node: HTMLElement): () => void {
  const box = node.parentElement;
  if (!box) return () => {};
  const observer = new ResizeObserver(() => node.style.setProperty('--room', `${box.clientHeight}px`));
  observer.observe(box);
  return () => observer.disconnect();
}
