import { HOUR_MS } from '@groundswell/durations';

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

/** Returns the name of the cycle that began at an instant: year, month, day and hour in ten digits. */
function formatCycle(at: number): string {
  return new Date(at).toISOString().replace(/\D/g, '').slice(0, 10);
}

/** Returns the latest cycle that began at or before an instant. */
export function cycleAt(instant: number): string {
  return formatCycle(Math.floor(instant / CYCLE_MS) * CYCLE_MS);
}

/** Returns the cycle that began `hours` after another. */
export function shiftCycle(cycle: string, hours: number): string {
  return formatCycle(parseCycle(cycle) + hours * HOUR_MS);
}

function instantOf(cycle: string): number | undefined {
  const [, year, month, day, hour] = /^([12]\d{3})(\d{2})(\d{2})(00|06|12|18)$/.exec(cycle) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour));
  return Number.isNaN(at) || formatCycle(at) !== cycle ? undefined : at;
}
