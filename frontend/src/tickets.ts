/** Whose seat this device holds, table by table: the secret that opens it, kept here and nowhere else. */

export interface Ticket {
  seat: number;
  token: string;
}

const SHELF = (table: string) => `bythebook.seat.${table}`;

export function ticketFor(table: string): Ticket | null {
  try {
    return JSON.parse(localStorage.getItem(SHELF(table)) ?? 'null') as Ticket | null;
  } catch {
    return null;
  }
}

export function keepTicket(table: string, ticket: Ticket): void {
  localStorage.setItem(SHELF(table), JSON.stringify(ticket));
}

/** A seat brought from another device travels in the fragment, which no server sees; it leaves the address bar at once. */
export function ticketFromAddress(table: string): void {
  const token = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  keepTicket(table, { seat: -1, token });
  history.replaceState(null, '', location.pathname);
}

export function dropTicket(table: string): void {
  localStorage.removeItem(SHELF(table));
}
