/**
 * The breaker height and period of a swell by linear theory, and the face height H1/3 that a source expects. Both
 * heights have the same unit.
 */
export interface ExpectedFace {
  readonly breaker: number;
  readonly periodS: number;
  readonly face: number;
}

/** The coefficients of ln H = level + (1 + heightPower) ln Hb + periodPower ln (min(T, 12) / 12). */
export interface FittedLaw {
  readonly level: number;
  readonly heightPower: number;
  readonly periodPower: number;
}

const NEUTRAL_PERIOD_S = 12;

/**
 * Fits the law by least squares of the logarithms. The weights H² make the result approximate a fit of the errors in
 * feet. Without the period, the law is H = a Hb^b.
 */
export function fitSizeLaw(faces: readonly ExpectedFace[], byPeriod = true): FittedLaw {
  const unknowns = byPeriod ? [0, 1, 2] : [0, 1];
  const rows = faces.map((face) => ({ terms: termsOf(face), log: Math.log(face.face), weight: face.face ** 2 }));
  const equations = unknowns.map((i) => [
    ...unknowns.map((j) => sum(rows.map(({ terms, weight }) => weight * (terms[i] ?? 0) * (terms[j] ?? 0)))),
    sum(rows.map(({ terms, weight, log }) => weight * (terms[i] ?? 0) * log)),
  ]);
  const [level = 0, power = 0, periodPower = 0] = solve(equations);
  return { level, heightPower: power - 1, periodPower };
}

export function faceBy({ level, heightPower, periodPower }: FittedLaw, face: ExpectedFace): number {
  const [, logBreaker = 0, logPeriod = 0] = termsOf(face);
  return Math.exp(level + (1 + heightPower) * logBreaker + periodPower * logPeriod);
}

function termsOf({ breaker, periodS }: ExpectedFace): readonly number[] {
  return [1, Math.log(breaker), Math.log(Math.min(periodS, NEUTRAL_PERIOD_S) / NEUTRAL_PERIOD_S)];
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
