import { HOUR_MS } from '@groundswell/durations';
import { type AstroData, astro, constituents as knownConstituents } from '@neaps/tide-predictor';
import { toRadians } from '../angles.ts';
import { nodeFactors } from './node-factors.ts';
import type { TideConstituent } from './tide-station.ts';

/**
 * The length of the blend at the end of a year. Node factors change with each calendar year, so the levels blend into
 * those of the next year over the last hours.
 */
const PASSAGE_MS = 6 * HOUR_MS;

/**
 * The differences in degrees between Schureman's equilibrium arguments (his table 2) and the library's. His M1 leaves
 * out the perigee p, although its speed includes p; his M3 is 3T - 3s + 3h without half a turn.
 */
const argumentTurnsDeg: Readonly<Record<string, (yearStart: AstroData) => number>> = {
  M1: ({ p }) => -p.value,
  M3: () => 180,
};

/** A tidal constituent in one year: metres, radians an hour, and radians at the year's start. */
interface Wave {
  readonly amplitudeM: number;
  readonly speed: number;
  readonly phase: number;
}

/**
 * Computes levels above mean sea level, metres: `count` levels from `startAt` (UTC ms), `stepMs` apart. They are the
 * sum of A f cos(V + u - phase). As in NOAA's predictions, f and u apply to the middle of each calendar year (UTC).
 */
export function computeHarmonicLevels(
  constituents: readonly TideConstituent[],
  startAt: number,
  stepMs: number,
  count: number,
): Float64Array {
  const levels = new Float64Array(count);
  const lastAt = startAt + Math.max(0, count - 1) * stepMs;
  for (let year = yearOf(startAt); year <= yearOf(lastAt + PASSAGE_MS); year++) {
    const [newYear, nextYear] = [yearStart(year), yearStart(year + 1)];
    const first = Math.max(0, Math.ceil((newYear - PASSAGE_MS - startAt) / stepMs));
    const end = Math.min(count, Math.ceil((nextYear - startAt) / stepMs));
    const ofYear = computeLevelsOfYear(constituents, year, startAt + first * stepMs, stepMs, end - first);
    for (const [index, level] of ofYear.entries()) {
      const at = startAt + (first + index) * stepMs;
      // The level computed for this year has the weight 1, or less while the levels of two years blend.
      const share = Math.min(passed(newYear, at), 1 - passed(nextYear, at));
      levels[first + index] = (levels[first + index] ?? 0) + level * share;
    }
  }
  return levels;
}

/** Computes the levels with the node factors of a single year, inside or outside that year. */
export function computeLevelsOfYear(
  constituents: readonly TideConstituent[],
  year: number,
  startAt: number,
  stepMs: number,
  count: number,
): Float64Array {
  const hours = (startAt - yearStart(year)) / HOUR_MS;
  return sumWaves(listWaves(constituents, year), hours, stepMs / HOUR_MS, Math.max(0, count));
}

function passed(newYear: number, at: number): number {
  const t = Math.min(1, Math.max(0, 1 - (newYear - at) / PASSAGE_MS));
  return t * t * (3 - 2 * t);
}

function listWaves(constituents: readonly TideConstituent[], year: number): Wave[] {
  const start = astro(new Date(yearStart(year)));
  const middle = astro(new Date((yearStart(year) + yearStart(year + 1)) / 2));
  return constituents.map(({ name, amplitudeM, phaseDeg }) => {
    const known = knownConstituents[name];
    if (!known) throw new RangeError(`There is no tidal constituent ${name}.`);
    const { f, u } = known.correction(middle, nodeFactors);
    const turn = argumentTurnsDeg[known.name]?.(start) ?? 0;
    return {
      amplitudeM: amplitudeM * f,
      speed: toRadians(known.speed),
      phase: toRadians(known.value(start) + turn + u - phaseDeg),
    };
  });
}

/**
 * Adds up the waves. Each wave is rotated from step to step, which takes four products instead of a cosine. The result
 * is exact to 1e-9 m over a year of minutes.
 */
function sumWaves(waves: readonly Wave[], startHours: number, stepHours: number, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const { amplitudeM, speed, phase } of waves) {
    const turnX = Math.cos(speed * stepHours);
    const turnY = Math.sin(speed * stepHours);
    let x = amplitudeM * Math.cos(phase + speed * startHours);
    let y = amplitudeM * Math.sin(phase + speed * startHours);
    for (let index = 0; index < sums.length; index++) {
      sums[index] = (sums[index] ?? 0) + x;
      const nextX = x * turnX - y * turnY;
      y = x * turnY + y * turnX;
      x = nextX;
    }
  }
  return sums;
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear();
}

function yearStart(year: number): number {
  return Date.UTC(year, 0, 1);
}
