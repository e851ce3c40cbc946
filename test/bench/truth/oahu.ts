import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { computeBreakingHeightM } from '../../../packages/forecast/src/waves/breaking.ts';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

const TRUTH = join(import.meta.dirname, '../../../../shared/data/surf/nws-oahu.csv');
const FEET_PER_METRE = 3.28084;
const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Which swells a shore takes, the beaches that stand for it, and the median ratio that the window gave. */
const SHORES = [
  { shore: 'north', from: /^(WNW|NW|NNW|N|NNE)$/, slugs: ['banzai-pipeline', 'sunset-beach-oahu'], before: 0.95 },
  { shore: 'south', from: /^(SE|SSW|SW)$/, slugs: ['ala-moana-bowls', 'kewalos'], before: 1.2 },
  { shore: 'east', from: /^(NE|ENE|E)$/, slugs: ['makapuu', 'kailua-beach'], before: 2.01 },
] as const;

/** Our face over the H1/3 that NWS Honolulu's forecasters expect, in the median of their 92 swells. */
export function compareOahu(): BenchRow[] {
  if (!existsSync(TRUTH)) return [{ what: 'NWS Oahu', measured: 'not run: no surf figures beside the repository' }];
  const swells = readFileSync(TRUTH, 'utf8').trim().split('\n').slice(1).map(parseSwell);
  return SHORES.map(({ shore, from, slugs, before }) => {
    const ratios = swells
      .filter((swell) => from.test(swell.from))
      .map((swell) => mean(slugs.map((slug) => faceFt(slug, swell))) / swell.faceFt)
      .sort((one, other) => one - other);
    const what = `Oahu ${shore}, face over NWS's, median of ${ratios.length}`;
    return truthRow(what, ratios[Math.floor(ratios.length / 2)] ?? Number.NaN, before, '1 (before any law of size)');
  });
}

function parseSwell(line: string) {
  const [, heightFt, from = '', periodS, faceFt] = line.split(',');
  return { heightFt: Number(heightFt), from, periodS: Number(periodS), faceFt: Number(faceFt) };
}

function faceFt(slug: string, { heightFt, from, periodS }: ReturnType<typeof parseSwell>): number {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no beach ${slug}.`);
  const fromDeg = POINTS.indexOf(from) * 22.5;
  const train = { kind: 'swell' as const, heightM: heightFt / FEET_PER_METRE, periodS, fromDeg };
  return computeBreakingHeightM(train, beach.facingDeg, findSwellTransfer(beach.id)) * FEET_PER_METRE;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
