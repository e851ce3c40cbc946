const MORNING = { fromHour: 6, toHour: 11 } as const;
const AFTERNOON = { fromHour: 12, toHour: 18 } as const;

export type HalfName = 'am' | 'pm';

/**
 * Returns whether a clock time, in minutes after midnight, belongs to the morning or the afternoon; undefined at night.
 */
export function halfAt(minutes: number): HalfName | undefined {
  if (isBetween(minutes, MORNING.fromHour, MORNING.toHour)) return 'am';
  return isBetween(minutes, AFTERNOON.fromHour, AFTERNOON.toHour) ? 'pm' : undefined;
}

/**
 * Splits a day's hours into morning and afternoon by their clock times, minutes after midnight. Each half holds only
 * its hours between first and last light, because surfers need light. A half without light holds all of its hours.
 */
export function splitHalves<Hour>(
  hours: readonly Hour[],
  clock: readonly number[],
  lit: readonly boolean[],
): { am: Hour[]; pm: Hour[] } {
  const half = ({ fromHour, toHour }: { readonly fromHour: number; readonly toHour: number }) => {
    const ofHalf = [...hours.keys()].filter((index) => isBetween(clock[index], fromHour, toHour));
    const ofLight = ofHalf.filter((index) => lit[index]);
    return (ofLight.length > 0 ? ofLight : ofHalf).flatMap((index) => hours[index] ?? []);
  };
  return { am: half(MORNING), pm: half(AFTERNOON) };
}

function isBetween(minutes: number | undefined, fromHour: number, toHour: number): boolean {
  return minutes !== undefined && minutes >= fromHour * 60 && minutes <= toHour * 60;
}
