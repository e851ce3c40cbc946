import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, TrainColumns } from '../beach-forecast.ts';
import { distanceKm } from '../great-circle.ts';
import type { StationReadings } from '../observation.ts';
import type { Train } from '../ocean-at-beach.ts';
import { pairNearest } from '../waves/follow-trains.ts';
import { breakerOfSetsM, type SizeLaw, setsFaceM, sizeLawOf } from '../waves/size-law.ts';
import { fadesWithinMs, fadeWeight } from './fade.ts';
import { placeWeight } from './reach.ts';

type Waves = NonNullable<BeachForecast['waves']>;

/** The transition from a buoy's trains to the forecast's trains. */
export interface WavesJoin {
  readonly stationId: string;
  readonly name: string;
  /** When the trains were measured, UTC ms. */
  readonly at: number;
  /** The factor by which the correction multiplies the face in the current hour. */
  readonly faceFactor: number;
  /** When the correction ends and the model's waves stand alone, UTC ms. */
  readonly untilAt: number;
}

export interface CorrectedWaves {
  readonly waves: Waves;
  readonly join: WavesJoin;
}

/**
 * The greatest distance of a buoy whose waves may correct a beach's forecast, km. Beyond it the sea differs too much.
 * The bias corrections in `verify` have the same limit.
 */
const NEAR_KM = 50;
/**
 * The greatest ratio of measured to modelled train height, in either direction. Beyond it, the two trains are not the
 * same swell, or one of the heights is wrong.
 */
const MOST_RATIO = 1.5;
/** Breaker height goes with the 0.4th power of the wave power that comes ashore (Komar & Gaughan 1973). */
const HEIGHT_OF_POWER = 0.4;

/**
 * Corrects the waves from the current hour on. Each train's height is multiplied by the ratio of measured to modelled
 * height. The ratio is weakened for a distant buoy, and fades towards 1 with time. A train without a match at the buoy
 * stays unchanged. Returns undefined where no train matches.
 */
export function correctWaves(
  forecast: BeachForecast,
  station: StationReadings,
  now: number,
): CorrectedWaves | undefined {
  const { waves, beach, startAt, hours } = forecast;
  const nowHour = Math.floor((now - startAt) / HOUR_MS);
  if (!waves || !station.trains || nowHour < 0 || nowHour >= hours || distanceKm(beach, station) > NEAR_KM)
    return undefined;
  const { at, value } = station.trains;
  const ratios = ratiosOf(waves.trains, Math.round((at - startAt) / HOUR_MS), value);
  if (ratios.size === 0) return undefined;

  const place = placeWeight(beach, station, 'waves');
  const law = sizeLawOf(beach);
  const heights = waves.trains.map(({ heightCm }) => heightCm.slice());
  const [heightCm, faceCm, seaPct] = [waves.heightCm.slice(), waves.faceCm.slice(), waves.seaPct.slice()];
  for (let hour = nowHour; hour < hours; hour++) {
    const weight = fadeWeight(startAt + hour * HOUR_MS - at, place);
    if (weight === 0) break;
    const factorOf = (line: number) => (ratios.get(line) ?? 1) ** weight;
    for (const [line, column] of heights.entries()) column[hour] = times(column[hour], factorOf(line));
    const surf = surfChange(waves, hour, law, factorOf);
    heightCm[hour] = times(heightCm[hour], surf.heightFactor);
    faceCm[hour] = times(faceCm[hour], surf.faceFactor);
    if (surf.seaShare !== undefined) seaPct[hour] = Math.round(surf.seaShare * 100);
  }
  const [before, after] = [waves.faceCm[nowHour], faceCm[nowHour]];
  return {
    waves: {
      heightCm,
      faceCm,
      seaPct,
      trains: waves.trains.map((line, index) => ({ ...line, heightCm: heights[index] ?? line.heightCm })),
    },
    join: {
      stationId: station.stationId,
      name: station.name,
      at,
      faceFactor: before && after ? after / before : 1,
      untilAt: at + fadesWithinMs(place),
    },
  };
}

/** Returns measured over modelled height by line, for trains that match in period and direction. */
function ratiosOf(
  lines: readonly TrainColumns[],
  hour: number,
  measured: readonly Train[],
): ReadonlyMap<number, number> {
  const known = lines.flatMap((columns, line) => {
    const train = trainAt(columns, hour);
    return train && train.heightM > 0 ? [{ line, train }] : [];
  });
  const found = pairNearest(
    measured.map((train) => ({ train, hours: 0 })),
    known.map(({ train }) => train),
  );
  return new Map(
    known.flatMap(({ line, train }, index) => {
      const own = measured[found[index] ?? -1];
      if (!own) return [];
      return [[line, Math.min(MOST_RATIO, Math.max(1 / MOST_RATIO, own.heightM / train.heightM))] as const];
    }),
  );
}

/**
 * Returns how factors on single trains change the total height, the face and the wind sea's share. The total height
 * follows H² = sum Hi². In the surf, the powers that trains bring ashore add up. `law` converts the changed breakers to
 * faces. The result is within 2 % of exact theory.
 */
function surfChange(
  { trains, faceCm, seaPct }: Waves,
  hour: number,
  law: SizeLaw,
  factorOf: (line: number) => number,
): { readonly heightFactor: number; readonly faceFactor: number; readonly seaShare?: number } {
  const offshore = { before: 0, after: 0 };
  const surf = { sea: { before: 0, after: 0 }, swell: { before: 0, after: 0 } };
  const periods = { before: 0, after: 0 };
  for (const [line, columns] of trains.entries()) {
    const train = trainAt(columns, hour);
    if (!train) continue;
    const factor = factorOf(line);
    offshore.before += train.heightM ** 2;
    offshore.after += (train.heightM * factor) ** 2;
    const power = train.heightM ** 2 * train.periodS * ((columns.ashorePct[hour] ?? 0) / 100);
    const changed = power * factor ** 2;
    surf[train.kind].before += power;
    surf[train.kind].after += changed;
    periods.before += power * train.periodS;
    periods.after += changed * train.periodS;
  }
  const change = ({ before, after }: { before: number; after: number }) => (before > 0 ? after / before : 1);
  const share = (seaPct[hour] ?? 0) / 100;
  const sea = share * change(surf.sea);
  const all = sea + (1 - share) * change(surf.swell);
  const before = periods.before / (surf.sea.before + surf.swell.before);
  const after = periods.after / (surf.sea.after + surf.swell.after);
  const breakerM = breakerOfSetsM((faceCm[hour] ?? 0) / 100, before, law);
  const face = (heightM: number, periodS: number) => setsFaceM(heightM, periodS, law);
  return {
    heightFactor: Math.sqrt(change(offshore)),
    faceFactor: breakerM > 0 && all > 0 ? face(breakerM * all ** HEIGHT_OF_POWER, after) / face(breakerM, before) : 1,
    seaShare: seaPct[hour] === null || all <= 0 ? undefined : sea / all,
  };
}

function trainAt({ heightCm, periodDs, fromDeg, isSea }: TrainColumns, hour: number): Train | undefined {
  const [height, period, from] = [heightCm[hour], periodDs[hour], fromDeg[hour]];
  if (typeof height !== 'number' || typeof period !== 'number' || typeof from !== 'number') return undefined;
  return { kind: isSea[hour] === 1 ? 'sea' : 'swell', heightM: height / 100, periodS: period / 10, fromDeg: from };
}

function times(value: number | null | undefined, factor: number): number | null {
  return typeof value === 'number' ? Math.round(value * factor) : null;
}
