/** How far each seat has followed a game: kept in the browser, for the recap. */

const place = (table: string, seat: number): string => `quadriga-seen-${table}-${seat}`;

/** The number of the first event after the seat's last turn; null where it is not known. */
export function lastSeen(table: string, seat: number): number | null {
  const number = globalThis.localStorage?.getItem(place(table, seat));
  return number ? Number(number) : null;
}

export function setLastSeen(table: string, seat: number, number: number): void {
  globalThis.localStorage?.setItem(place(table, seat), String(number));
}
