import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBeaches } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { type Beach, surfBounds } from '@groundswell/forecast';
import { computeBreakingHeightM } from '@groundswell/forecast/testing/breaking';
import { HAWAII, setsFaceM, significantFaceM } from '@groundswell/forecast/testing/size-law';
import { SETS_OVER_SIGNIFICANT } from '@groundswell/forecast/testing/statistics';
import type { BenchRow } from '../bench-row.ts';
import { type ExpectedFace, faceBy, fitSizeLaw } from './fit-size-law.ts';

const TRUTH = join(import.meta.dirname, '../../../../shared/data/surf/nws-oahu.csv');
const FEET_PER_METRE = 3.281;
const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/**
 * The shores of Oahu with the swell directions that reach them. NWS reports each swell for the shore that faces it,
 * where it is highest.
 */
const SHORES = [
  { shore: 'north', from: /^(WNW|NW|NNW|N|NNE)$/ },
  { shore: 'south', from: /^(SE|SSW|SW)$/ },
  { shore: 'east', from: /^(NE|ENE|E)$/ },
] as const;

/**
 * An entry of NWS Honolulu's surf discussions, feet. `breaker` is the highest that linear theory gives for any beach on
 * Oahu.
 */
interface Swell extends ExpectedFace {
  readonly date: string;
  readonly from: string;
  readonly setsFace: number;
}

/**
 * Compares the mean errors of H1/3 and H1/10, feet. One column uses the law fitted without the tested day, the other
 * linear theory alone. The last rows compare the production law with the fit to all days.
 */
export function compareOahu(): BenchRow[] {
  if (!existsSync(TRUTH)) return [{ what: 'NWS Oahu', measured: 'not run: no surf figures beside the repository' }];
  const beaches = listBeaches().filter(({ lat, lon }) => lat > 21.2 && lat < 21.8 && lon > -158.4 && lon < -157.6);
  const swells = readFileSync(TRUTH, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => parseSwell(line, beaches));
  const told = swells.map((swell): Told => {
    const others = swells.filter(({ date }) => date !== swell.date);
    const face = faceBy(fitSizeLaw(others), swell);
    return { swell, leftOut: [face, SETS_OVER_SIGNIFICANT * face + setsAboveFt(others)], shipped: shippedFt(swell) };
  });
  const all = fitSizeLaw(swells);
  const neutralM = Math.exp(-all.level / all.heightPower) / FEET_PER_METRE;
  return [
    ...SHORES.map(({ shore, from }) =>
      errorsRow(
        shore,
        told.filter(({ swell }) => from.test(swell.from)),
      ),
    ),
    errorsRow('all shores', told),
    {
      what: 'Oahu, a law a Hb^b for each shore instead: the same of H1/3, ft',
      measured: SHORES.map(
        ({ shore, from }) => `${shore} ${errorByShore(swells.filter((one) => from.test(one.from)))}`,
      ).join(', '),
      aim: 'six constants for three',
    },
    {
      what: 'Oahu, the law fitted to all days',
      measured: `(Hb / ${neutralM.toFixed(2)} m)^${all.heightPower.toFixed(2)} (T / 12 s)^${all.periodPower.toFixed(2)}, sets ${(setsAboveFt(swells) / FEET_PER_METRE).toFixed(2)} m above`,
      aim: `shipped: (Hb / ${HAWAII.neutralM} m)^${HAWAII.heightPower} (T / 12 s)^${HAWAII.periodPower}, ${HAWAII.setsAboveM} m`,
    },
    ...[swells.find(({ face }) => face === 34), swells.find(({ face }) => face === 16)].flatMap((swell) =>
      swell ? exampleRow(swell) : [],
    ),
  ];
}

/** Computes the mean error of H1/3, feet, of a separate law for each shore, with each day left out of its fit. */
function errorByShore(swells: readonly Swell[]): string {
  const off = swells.map((swell) => {
    const others = swells.filter(({ date }) => date !== swell.date);
    return Math.abs(faceBy(fitSizeLaw(others, false), swell) - swell.face);
  });
  return mean(off).toFixed(2);
}

/** The heights H1/3 and H1/10, feet. */
type Faces = readonly [significant: number, sets: number];
type Told = { readonly swell: Swell; readonly leftOut: Faces; readonly shipped: Faces };

/** Returns by how much the sets that NWS reports exceed those of a Rayleigh distribution, feet. */
function setsAboveFt(swells: readonly Swell[]): number {
  return mean(swells.map(({ face, setsFace }) => setsFace - SETS_OVER_SIGNIFICANT * face));
}

function errorsRow(shore: string, told: readonly Told[]): BenchRow {
  const both = (faces: (one: Told) => Faces) => {
    const significant = mean(told.map((one) => Math.abs(faces(one)[0] - one.swell.face)));
    const sets = mean(told.map((one) => Math.abs(faces(one)[1] - one.swell.setsFace)));
    return `${significant.toFixed(2)} and ${sets.toFixed(2)}`;
  };
  const linear = ({ swell: { breaker } }: Told): Faces => [breaker, SETS_OVER_SIGNIFICANT * breaker];
  return {
    what: `Oahu ${shore}, ${told.length} swells: mean error of H1/3 and H1/10, ft`,
    measured: `${both(({ leftOut }) => leftOut)} | ${both(linear)}`,
    aim: `NWS; its day left out of the fit. As shipped ${both(({ shipped }) => shipped)}`,
  };
}

function exampleRow(swell: Swell): BenchRow {
  const { min, max } = surfBounds(shippedFt(swell)[1] / FEET_PER_METRE, {
    wave: 'ft',
    scale: 'face',
  } as Parameters<typeof surfBounds>[1]);
  return {
    what: `Oahu, ${swell.from} ${swell.periodS} s, usual wave and sets, ft`,
    measured: `${min.toFixed(0)}-${max.toFixed(0)} | ${swell.breaker.toFixed(0)}`,
    aim: `${swell.face}-${swell.setsFace}, NWS`,
  };
}

function shippedFt({ breaker, periodS }: Swell): Faces {
  const breakerM = breaker / FEET_PER_METRE;
  const faces = [significantFaceM(breakerM, periodS, HAWAII), setsFaceM(breakerM, periodS, HAWAII)] as const;
  return [faces[0] * FEET_PER_METRE, faces[1] * FEET_PER_METRE];
}

function parseSwell(line: string, beaches: readonly Beach[]): Swell {
  const [date = '', heightFt, from = '', periodS, face, setsFace] = line.split(',');
  const fromDeg = POINTS.indexOf(from) * 22.5;
  const train = {
    kind: 'swell' as const,
    heightM: Number(heightFt) / FEET_PER_METRE,
    periodS: Number(periodS),
    fromDeg,
  };
  const breakers = beaches.map(({ id, facingDeg }) => computeBreakingHeightM(train, facingDeg, findSwellTransfer(id)));
  const breaker = Math.max(...breakers) * FEET_PER_METRE;
  return { date, from, periodS: Number(periodS), breaker, face: Number(face), setsFace: Number(setsFace) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
