import type { FollowedTrain } from './follow-trains.ts';

/** Swells of shorter periods are young: a wind of today has raised them. */
const YOUNG_UNDER_S = 9;
/** How long a sea counts as wind sea after its wind has turned or died: one step of the wave model. It is our estimate. */
const STAYS_SEA_H = 3;

/**
 * Relabels young swells as wind sea while they are as short and rough as when the wind raised them. The wave model
 * calls a sea a swell from the hour in which the wind turns away from it. `hours` are hourly; absent hours are unknown.
 */
export function keepYoungSeas(
  hours: readonly (readonly FollowedTrain[] | undefined)[],
): (readonly FollowedTrain[] | undefined)[] {
  const seaAt = new Map<number, number>();
  return hours.map((trains, hour) =>
    trains?.map((train) => {
      if (train.kind === 'sea') seaAt.set(train.track, hour);
      const isYoung = train.periodS < YOUNG_UNDER_S && hour - (seaAt.get(train.track) ?? -Infinity) <= STAYS_SEA_H;
      return isYoung && train.kind === 'swell' ? { ...train, kind: 'sea' as const } : train;
    }),
  );
}
