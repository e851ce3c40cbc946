/** Returns the instant of a run's first hour, UTC ms, from its name, such as `2026112006`; NaN if it has no digits. */
export function runStart(run: string): number {
  return Date.UTC(+run.slice(0, 4), +run.slice(4, 6) - 1, +run.slice(6, 8), +run.slice(8, 10));
}

/** Returns the name of the run that begins at an instant: year, month, day and hour in ten digits. */
export function runName(at: number): string {
  return new Date(at).toISOString().replace(/\D/g, '').slice(0, 10);
}
