import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { WaveGrid } from '@groundswell/forecast';
import {
  type Blend,
  blendHeights,
  fitBlend,
  fitHeightErrors,
  type HeightErrors,
  joinReliability,
  joinSums,
  type ModelSums,
  noSums,
  PUBLISHED_ERRORS,
  type Reliability,
  sumDay,
  verifyReliability,
} from '@groundswell/forecast/verify';
import { type BuoyPairs, MODELS, walkBuoyPairs } from '@groundswell/sample-ocean/testing/buoy-pairs';
import type { BenchRow } from '../bench-row.ts';
import { COASTS, perCoast } from './coasts.ts';

const SEED = 5;
const LEADS = [0, 1, 3, 7, 13];
const FIRST_MS = Date.UTC(2026, 0, 20);
/** The days that weights and errors are learned from, as many as the job that verifies forecasts uses. */
const LEARNED_DAYS = 120;
const COMPARED_DAYS = 180;
const MEMBERS = 8;
/** GFS-Wave, the mean of GEFS-Wave's members and ECMWF. */
const MODEL_COUNT = 3;
const OTHERS = [Array.from({ length: MEMBERS }, (_, member) => MODELS.gefs(member)), [MODELS.ecmwf]];

/** The sums of a day's pairs, by coast and lead. */
interface Learned {
  readonly sums: Readonly<Record<WaveGrid, ModelSums[]>>;
  readonly blended: Record<WaveGrid, Reliability>;
  readonly alone: Record<WaveGrid, Reliability>;
}

/** The sums of a coast and lead: pairs, and the sizes of the errors and the scores, m. */
interface Compared {
  pairs: number;
  alone: number;
  blended: number;
  lagged: number;
}

/**
 * Compares the blend of three models with GFS-Wave alone at the sample ocean's buoys, on half a year of days. Weights,
 * biases and errors of a day are learned from the 120 days before it.
 */
export function compareBlend(): BenchRow[] {
  const days: Learned[] = [];
  const compared = perCoast(() => LEADS.map((): Compared => ({ pairs: 0, alone: 0, blended: 0, lagged: 0 })));
  const held = { blended: perCoast(() => joinReliability([])), alone: perCoast(() => joinReliability([])) };
  let last: Readonly<Record<WaveGrid, readonly Blend[]>> = perCoast(() => []);
  for (let day = 0; day < LEARNED_DAYS + COMPARED_DAYS; day++) {
    const at = FIRST_MS + day * DAY_MS + ((day * 7) % 24) * HOUR_MS;
    const blends = perCoast((coast) =>
      LEADS.map((lead, index) => fitBlend(halvesOf(days, coast, index), errorOf(lead))),
    );
    const errors = perCoast((coast) => ({
      blended: fitHeightErrors(joinReliability(days.map(({ blended }) => blended[coast]))),
      alone: fitHeightErrors(joinReliability(days.map(({ alone }) => alone[coast]))),
    }));
    const learned: Learned = {
      sums: perCoast(() => LEADS.map(() => noSums(MODEL_COUNT))),
      blended: perCoast(() => joinReliability([])),
      alone: perCoast(() => joinReliability([])),
    };
    for (const pair of walkBuoyPairs({ seed: SEED, errorScale: 1, others: OTHERS }, [at], LEADS)) {
      learn(pair, blends[pair.coast], errors[pair.coast], learned);
      if (days.length === LEARNED_DAYS) compare(pair, blends[pair.coast], compared[pair.coast]);
    }
    if (days.length === LEARNED_DAYS) {
      days.shift();
      for (const coast of COASTS)
        for (const of of ['blended', 'alone'] as const)
          held[of][coast] = joinReliability([held[of][coast], learned[of][coast]]);
    }
    days.push(learned);
    last = blends;
  }
  const byLead = COASTS.flatMap((coast) =>
    LEADS.flatMap((lead, index) =>
      rowsOf(coast, lead, last[coast][index], compared[coast][index], {
        blended: held.blended[coast],
        alone: held.alone[coast],
      }),
    ),
  );
  return [...byLead, ...oddsRows(joinReliability(COASTS.map((coast) => held.blended[coast])))];
}

/** Lists for each tenth of the stated odds how often the height was reached. */
function oddsRows({ odds = [] }: Reliability): BenchRow[] {
  return odds.map(([pairs, stated, reached], tenth) => ({
    what: `odds of ${tenth} to ${tenth + 1} in 10, lead days 3 to 13: reached`,
    measured: `${((100 * reached) / pairs).toFixed(1)} %`,
    aim: `${((100 * stated) / pairs).toFixed(1)} ± 5 %; ${pairs} pairs`,
  }));
}

function halvesOf(days: readonly Learned[], coast: WaveGrid, index: number): readonly [ModelSums, ModelSums] {
  const half = (parity: number) =>
    joinSums([
      noSums(MODEL_COUNT),
      ...days.flatMap(({ sums }, day) => (day % 2 === parity ? (sums[coast][index] ?? []) : [])),
    ]);
  return [half(0), half(1)];
}

function errorOf(lead: number): number {
  return PUBLISHED_ERRORS[lead] ?? 0;
}

/** Returns the models' heights of a pair at a lead, and the runs with the blended height as the newest. */
function readPair({ observed, runs, othersM }: BuoyPairs, blends: readonly Blend[], index: number) {
  const [newest, ...earlier] = runs[index] ?? [];
  const blend = blends[index];
  const observedM = (observed.heightCm[0] ?? 0) / 100;
  const aloneM = (newest?.heightCm.at(-1) ?? 0) / 100;
  const modelsM = [aloneM, ...(othersM[index] ?? [])];
  const blendedM = blend && aloneM > 0 ? blendHeights(blend, modelsM) : undefined;
  if (!newest || blendedM === undefined) return undefined;
  const heightCm = [...newest.heightCm.slice(0, -1), Math.round(blendedM * 100)];
  return { observedM, aloneM, blendedM, modelsM, blendedRuns: [{ ...newest, heightCm }, ...earlier] };
}

function learn(
  pair: BuoyPairs,
  blends: readonly Blend[],
  errors: Readonly<Record<'blended' | 'alone', HeightErrors>>,
  { sums, blended, alone }: Learned,
): void {
  const { coast, observed, runs } = pair;
  for (const [index, ofLead] of runs.entries()) {
    const read = readPair(pair, blends, index);
    if (!read) continue;
    const { observedM, modelsM, blendedRuns } = read;
    const before = sums[coast][index];
    if (before) sums[coast][index] = joinSums([before, sumDay([{ observedM, modelsM }], MODEL_COUNT)]);
    blended[coast] = joinReliability([blended[coast], verifyReliability(observed, blendedRuns, errors.blended)]);
    alone[coast] = joinReliability([alone[coast], verifyReliability(observed, ofLead, errors.alone)]);
  }
}

function compare(pair: BuoyPairs, blends: readonly Blend[], compared: readonly Compared[]): void {
  for (const [index, sums] of compared.entries()) {
    const read = readPair(pair, blends, index);
    if (!read) continue;
    const { observedM, aloneM, blendedM } = read;
    const lagged = (pair.runs[index] ?? []).map(({ heightCm }) => (heightCm.at(-1) ?? 0) / 100);
    sums.pairs++;
    sums.alone += Math.abs(aloneM - observedM);
    sums.blended += Math.abs(blendedM - observedM);
    sums.lagged += ensembleScore(lagged, observedM);
  }
}

/** Returns the continuous ranked probability score of an ensemble whose members are equally likely. */
function ensembleScore(members: readonly number[], observed: number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const between = members.flatMap((a) => members.map((b) => Math.abs(a - b)));
  return mean(members.map((member) => Math.abs(member - observed))) - mean(between) / 2;
}

function rowsOf(
  coast: WaveGrid,
  lead: number,
  blend: Blend | undefined,
  compared: Compared | undefined,
  { blended, alone }: Readonly<Record<'blended' | 'alone', Reliability>>,
): BenchRow[] {
  const [now, then] = [blended.stated[lead], alone.stated[lead]];
  if (!blend || !compared || !now || !then) return [];
  const { pairs } = compared;
  const where = `blend, ${coast}, lead day ${lead}`;
  const metres = (sum: number, of = pairs) => (sum / of).toFixed(3);
  const crps = now[3] / now[0] / 100;
  const lagged = compared.lagged / pairs;
  return [
    {
      what: `${where}: mean error, m`,
      measured: `${metres(compared.blended)} | ${metres(compared.alone)}`,
      aim: `at most GFS-Wave alone; weights ${blend.weights.map((weight) => weight.toFixed(2)).join(', ')}`,
    },
    {
      what: `${where}: CRPS, m`,
      measured: `${crps.toFixed(3)} | ${metres(then[3] / 100, then[0])}`,
      aim: `10 % under the lagged runs’ ${lagged.toFixed(3)}: ${(100 * (1 - crps / lagged)).toFixed(0)} %`,
    },
    {
      what: `${where}: in the range of 8 in 10`,
      measured: `${(100 * (1 - (now[1] + now[2]) / now[0])).toFixed(1)} %`,
      aim: '80 ± 3 %',
    },
  ];
}
