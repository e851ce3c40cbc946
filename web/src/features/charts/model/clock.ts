import { zoneOffsetMinutes } from '@groundswell/forecast';

/** Whose clock names the hours: the last beach's, UTC's, or the reader's own. */
export const CLOCKS = ['beach', 'utc', 'own'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The reader's choice, else the last beach's clock, else UTC. */
export function clockOf(chosen: Clock | undefined, beachZone: string | undefined, ownZone: string | undefined) {
  if (chosen === 'own' && ownZone !== undefined) return { clock: chosen, timeZone: ownZone } as const;
  if (chosen === 'utc' || beachZone === undefined) return { clock: 'utc', timeZone: 'UTC' } as const;
  return { clock: 'beach', timeZone: beachZone } as const;
}

/** The zone of a stored name, or of this device; undefined for one that the browser cannot count in. */
export function knownZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  try {
    zoneOffsetMinutes(zone, 0);
    return zone;
  } catch {
    return undefined;
  }
}
