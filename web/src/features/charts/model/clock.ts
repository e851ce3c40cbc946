import { zoneOffsetMinutes } from '@groundswell/forecast';

/** The clocks in which hours can be shown: the last beach's, UTC, or the reader's own. */
export const CLOCKS = ['beach', 'utc', 'own'] as const;
export type Clock = (typeof CLOCKS)[number];

/** Returns the reader's choice, else the last beach's clock, else the reader's own, else UTC. */
export function clockOf(chosen: Clock | undefined, beachZone: string | undefined, ownZone: string | undefined) {
  const zones = { beach: beachZone, own: ownZone, utc: 'UTC' } as const;
  const clocks = [chosen, 'beach', 'own', 'utc'] as const;
  const clock = clocks.find((one) => one !== undefined && zones[one] !== undefined) ?? 'utc';
  return { clock, timeZone: zones[clock] ?? 'UTC' };
}

/** Returns the zone, or undefined if the browser does not support it. */
export function knownZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  try {
    zoneOffsetMinutes(zone, 0);
    return zone;
  } catch {
    return undefined;
  }
}
