/** The token and email address of a mailed link. */
export interface Arrival {
  readonly passwordToken: string;
  readonly email: string | undefined;
}

let arrival: Arrival | undefined;

/**
 * Keeps a link's token in memory only, until its form is closed, so that neither the address bar nor the history shows
 * it.
 */
export function keepArrival(next: Arrival | undefined): void {
  arrival = next;
}

export function currentArrival(): Arrival | undefined {
  return arrival;
}
