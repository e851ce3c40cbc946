/**
 * The breaker height and period of a swell by linear theory, and the face height H1/3 that a source expects on a
 * windward shore or on another one. Heights are in metres.
 */
export interface ExpectedFace {
  readonly breakerM: number;
  readonly periodS: number;
  readonly faceM: number;
  readonly isWindward: boolean;
}

/**
 * The coefficients of ln H = level + ln Hb + heightPower ln (Hb / 2 m) + periodPower ln (min(T, 10.5) / 10.5). The
 * height power differs by shore: other shores, windward shores.
 */
export interface FittedLaw {
  readonly level: number;
  readonly heightPowers: readonly [reefs: number, windward: number];
  readonly periodPower: number;
}

const NEUTRAL_M = 2;
const NEUTRAL_PERIOD_S = 10.5;

/**
 * Fits the law by least squares of the logarithms. The weights H² make the result approximate a fit of the errors in
 * feet. With `byShore` off, all shores have one height power.
 */
export function fitSizeLaw(faces: readonly ExpectedFace[], byShore = true): FittedLaw {
  const rows = faces.map((face) => ({
    terms: termsOf(face, byShore),
    log: Math.log(face.faceM / face.breakerM),
    weight: face.faceM ** 2,
  }));
  const unknowns = (byShore ? [0, 1, 2, 3] : [0, 1, 2]).filter((i) => rows.some(({ terms }) => terms[i] !== 0));
  const equations = unknowns.map((i) => [
    ...unknowns.map((j) => sum(rows.map(({ terms, weight }) => weight * (terms[i] ?? 0) * (terms[j] ?? 0)))),
    sum(rows.map(({ terms, weight, log }) => weight * (terms[i] ?? 0) * log)),
  ]);
  const solved = solve(equations);
  const of = (unknown: number) => solved[unknowns.indexOf(unknown)] ?? 0;
  return { level: of(0), heightPowers: [of(2), byShore ? of(3) : of(2)], periodPower: of(1) };
}

export function faceBy({ level, heightPowers, periodPower }: FittedLaw, face: ExpectedFace): number {
  const [, byPeriod = 0, byHeight = 0] = termsOf(face, false);
  const heightPower = heightPowers[face.isWindward ? 1 : 0];
  return face.breakerM * Math.exp(level + periodPower * byPeriod + heightPower * byHeight);
}

function termsOf({ breakerM, periodS, isWindward }: ExpectedFace, byShore: boolean): readonly number[] {
  const byHeight = Math.log(breakerM / NEUTRAL_M);
  const byPeriod = Math.log(Math.min(periodS, NEUTRAL_PERIOD_S) / NEUTRAL_PERIOD_S);
  if (!byShore) return [1, byPeriod, byHeight];
  return isWindward ? [1, byPeriod, 0, byHeight] : [1, byPeriod, byHeight, 0];
}

/** Solves linear equations by Gauss-Jordan elimination; each row ends with its right side. */
function solve(equations: readonly (readonly number[])[]): number[] {
  let rows = equations.map((row) => [...row]);
  for (const i of equations.keys()) {
    const pivot = rows[i]?.map((value) => value / (rows[i]?.[i] ?? 1)) ?? [];
    rows = rows.map((row, j) => (j === i ? pivot : row.map((value, k) => value - (row[i] ?? 0) * (pivot[k] ?? 0))));
  }
  return rows.map((row) => row.at(-1) ?? Number.NaN);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
