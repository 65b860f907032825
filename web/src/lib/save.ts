/** Files that are made in the page, kept as downloads. */

import { transport } from './transport';

/** What stands at an address of the interface, as a file of the name that it is given there. */
export async function save(address: string): Promise<void> {
  const reply = await transport.fetch(address, { method: 'GET' });
  const name = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '')?.[1];
  if (reply.ok) saveAs(await reply.blob(), name ?? 'quadriga.txt');
}

export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
