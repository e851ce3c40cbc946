/** What a mailed link brought along. */
export interface Arrival {
  readonly passwordToken: string;
  readonly email: string | undefined;
}

let arrival: Arrival | undefined;

/** Keeps it in memory alone, until its form is closed: whoever reads the address bar or the history finds nothing. */
export function keepArrival(next: Arrival | undefined): void {
  arrival = next;
}

export function currentArrival(): Arrival | undefined {
  return arrival;
}
