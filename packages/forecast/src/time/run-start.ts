/** Returns the instant of a run's first hour, UTC ms, from its name, such as `2026112006`. */
export function runStart(run: string): number {
  return Date.UTC(+run.slice(0, 4), +run.slice(4, 6) - 1, +run.slice(6, 8), +run.slice(8, 10));
}
