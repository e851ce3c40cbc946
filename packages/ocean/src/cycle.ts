import { HOUR_MS } from '@groundswell/durations';
import { runName, runStart } from '@groundswell/forecast';

/** The interval of NOAA's global models, which begin at 00, 06, 12 and 18 UTC. */
const CYCLE_MS = 6 * HOUR_MS;

/** Returns the start of a cycle named like `2026112006`, UTC ms; throws for any other text. */
export function parseCycle(cycle: string): number {
  const at = instantOf(cycle);
  if (at === undefined) throw new Error(`"${cycle}" is not a model cycle.`);
  return at;
}

/** Returns whether a text names a cycle: ten digits of a real day, at 00, 06, 12 or 18 hours. */
export function isCycle(text: string): boolean {
  return instantOf(text) !== undefined;
}

/** Returns the latest cycle that began at or before an instant. */
export function cycleAt(instant: number): string {
  return runName(Math.floor(instant / CYCLE_MS) * CYCLE_MS);
}

/** Returns the cycle that began `hours` after another. */
export function shiftCycle(cycle: string, hours: number): string {
  return runName(parseCycle(cycle) + hours * HOUR_MS);
}

/** Returns a cycle's day, such as `20261120`. */
export function dayOf(cycle: string): string {
  return cycle.slice(0, 8);
}

/** Returns a cycle's hour in two digits. */
export function hourOf(cycle: string): string {
  return cycle.slice(8);
}

function instantOf(cycle: string): number | undefined {
  if (!/^[12]\d{7}(00|06|12|18)$/.test(cycle)) return undefined;
  const at = runStart(cycle);
  return runName(at) === cycle ? at : undefined;
}
