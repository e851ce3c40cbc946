import { HOUR_MS } from '@groundswell/durations';
import { findExtremes, type TideExtreme } from './extremes.ts';
import { computeHarmonicLevels } from './harmonic-levels.ts';
import { correctExtremes, correctLevels } from './subordinate.ts';
import type { TideStation } from './tide-station.ts';

/**
 * The predicted water levels of one station, metres above its datum. They are purely astronomical, without surge or
 * waves.
 */
export interface TidePrediction {
  /** The levels at `startAt` and every `stepMs` after it. */
  readonly levelsM: readonly number[];
  /** The highs and lows from `startAt` until the end of the last step, in time order. */
  readonly extremes: readonly TideExtreme[];
}

/** The step of the levels on which highs and lows are found. */
const FINE_STEP_MS = 15 * 60_000;

/**
 * The margin added before and after the requested span. It supplies the neighbours of highs and lows at the edges:
 * corrections shift them in time, and pairs too close together are removed.
 */
const MARGIN_MS = 72 * HOUR_MS;

/**
 * Predicts the tide from `startAt` (UTC ms): `count` levels, `stepMs` apart. Against NOAA's own hourly levels the
 * median rms error is 0.03 cm. The worst of 19 stations has 3.9 cm, because NOAA has since replaced its constants.
 * Throws a RangeError for an unknown constituent.
 */
export function predictTide(station: TideStation, startAt: number, stepMs: number, count: number): TidePrediction {
  const endAt = startAt + count * stepMs;
  const fineStart = startAt - MARGIN_MS;
  const fine = predictLevels(
    station,
    fineStart,
    FINE_STEP_MS,
    Math.ceil((endAt + MARGIN_MS - fineStart) / FINE_STEP_MS),
  );
  const extremes = findExtremes(fine, fineStart, FINE_STEP_MS);
  const inside = ({ at }: TideExtreme) => at >= startAt && at < endAt;
  if (!station.offsets)
    return { levelsM: Array.from(predictLevels(station, startAt, stepMs, count)), extremes: extremes.filter(inside) };

  const corrected = correctExtremes(extremes, station.offsets);
  const instants = Array.from({ length: count }, (_, index) => startAt + index * stepMs);
  return {
    levelsM: correctLevels({ startAt: fineStart, stepMs: FINE_STEP_MS, levels: fine }, corrected, instants),
    extremes: corrected.map(({ own }) => own).filter(inside),
  };
}

/** Returns levels above the station's datum, or above its reference station's datum when it is subordinate. */
function predictLevels(station: TideStation, startAt: number, stepMs: number, count: number): Float64Array {
  const offsetM = station.meanSeaLevelM - station.datumM;
  return computeHarmonicLevels(station.constituents, startAt, stepMs, count).map((level) => level + offsetM);
}
