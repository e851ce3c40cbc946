import type { BeachForecast } from '../beach-forecast.ts';
import { expandHours } from '../forecast-hours.ts';
import type { AirSample, OceanAtBeach, WaveSample } from '../ocean-at-beach.ts';

/** Samples of a new run with the hours before it, which only the forecast before still knows. */
export interface CarriedOcean {
  readonly waves: readonly WaveSample[];
  readonly air: readonly AirSample[];
}

/**
 * Puts the hours of `previous` from `startAt` on in front of what the new run says: up to its first sample, or up to
 * `now` where it says nothing at all.
 */
export function carryOver(
  ocean: OceanAtBeach,
  previous: BeachForecast | undefined,
  startAt: number,
  now: number,
): CarriedOcean {
  const waves = ocean.waves?.samples ?? [];
  const air = ocean.air?.samples ?? [];
  const wavesFrom = waves[0]?.validAt ?? now;
  const airFrom = air[0]?.validAt ?? now;
  if (!previous || Math.max(wavesFrom, airFrom) <= startAt) return { waves, air };

  const past = expandHours(previous).filter(({ at }) => at >= startAt);
  return {
    waves: [
      ...past.flatMap(({ at, waveHeightM, trains }): WaveSample[] =>
        at < wavesFrom && waveHeightM !== undefined && trains ? [{ validAt: at, heightM: waveHeightM, trains }] : [],
      ),
      ...waves,
    ],
    air: [
      ...past.flatMap(({ at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC }): AirSample[] => {
        const known = [windSpeedMps, airC, cloudPct, rainMmPerH, seaC].some((value) => value !== undefined);
        if (at >= airFrom || !known) return [];
        return [{ validAt: at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC }];
      }),
      ...air,
    ],
  };
}
