import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBeaches } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { type Beach, FEET_PER_METRE, USUAL_OVER_SETS } from '@groundswell/forecast';
import { computeBreakingHeightM } from '@groundswell/forecast/testing/breaking';
import { HAWAII, HAWAII_WINDWARD, setsFaceM, significantFaceM } from '@groundswell/forecast/testing/size-law';
import { SETS_OVER_SIGNIFICANT } from '@groundswell/forecast/testing/statistics';
import type { BenchRow } from '../bench-row.ts';
import { type ExpectedFace, faceBy, fitSizeLaw } from './fit-size-law.ts';

const TRUTH = join(import.meta.dirname, '../../../../shared/data/surf/nws-oahu.csv');
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
const WINDWARD = SHORES[2].from;

/**
 * An entry of NWS Honolulu's surf discussions. `breakerM` is the highest that linear theory gives for any beach on
 * Oahu.
 */
interface Swell extends ExpectedFace {
  readonly date: string;
  readonly from: string;
  readonly setsM: number;
}

/** The heights H1/3 and H1/10, metres. */
type Faces = readonly [significantM: number, setsM: number];
type Law = (swell: Swell) => Faces;

/**
 * Compares the mean errors of H1/3 and H1/10. The columns use the law fitted without the tested day, and linear theory
 * alone. Further rows predict each shore's largest third of swells from the smaller ones, and show the fit to all days
 * beside the shipped law.
 */
export function compareOahu(): BenchRow[] {
  if (!existsSync(TRUTH)) return [{ what: 'NWS Oahu', measured: 'not run: no surf figures beside the repository' }];
  const beaches = listBeaches().filter(({ lat, lon }) => lat > 21.2 && lat < 21.8 && lon > -158.4 && lon < -157.6);
  const swells = readFileSync(TRUTH, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => parseSwell(line, beaches));
  const leftOut: Law = (swell) => fittedLaw(swells.filter(({ date }) => date !== swell.date))(swell);
  const all = fitSizeLaw(swells);
  const off = (law: Law, of: readonly Swell[]) => mean(of.map((swell) => Math.abs(law(swell)[0] - swell.faceM)));
  return [
    ...[...SHORES, { shore: 'all shores', from: /./ }].map(({ shore, from }) => {
      const own = swells.filter((swell) => from.test(swell.from));
      return {
        what: `Oahu ${shore}, ${own.length} swells: mean error of H1/3 and H1/10, ft`,
        measured: `${errors(own, leftOut)} | ${errors(own, linear)}`,
        aim: `NWS; its day left out of the fit. As shipped ${errors(own, shipped)}`,
      };
    }),
    ...SHORES.map(({ shore, from }) => {
      const own = swells.filter((swell) => from.test(swell.from)).sort((a, b) => a.breakerM - b.breakerM);
      const largest = own.slice(-Math.round(own.length / 3));
      const smaller = swells.filter((swell) => !largest.includes(swell));
      const ratio = (byShore: boolean) => mean(largest.map((one) => fittedLaw(smaller, byShore)(one)[0] / one.faceM));
      return {
        what: `Oahu ${shore}, its ${largest.length} largest swells by a law fitted to the smaller ones: H1/3 over NWS`,
        measured: `${ratio(true).toFixed(2)} | ${ratio(false).toFixed(2)}`,
        aim: '1; by shore | one law for all shores',
      };
    }),
    {
      what: 'Oahu, all shores by one height power: mean error of H1/3, ft, its day left out',
      measured: feet(
        off(
          (swell) =>
            fittedLaw(
              swells.filter(({ date }) => date !== swell.date),
              false,
            )(swell),
          swells,
        ),
      ),
    },
    {
      what: 'Oahu, the law fitted to all days: level, height powers, period power, sets above',
      measured: `${Math.exp(all.level).toFixed(2)}, reefs ${all.heightPowers[0].toFixed(2)}, windward ${all.heightPowers[1].toFixed(2)}, ${all.periodPower.toFixed(2)}, ${setsAboveM(swells).toFixed(2)} m`,
      aim: `shipped: 1, reefs ${HAWAII.heightPower}, windward ${HAWAII_WINDWARD.heightPower}, ${HAWAII.periodPower}, ${HAWAII.setsAboveM} m`,
    },
    ...swells
      .filter(({ date, faceM }) => date === '2016-02-10' && faceM > 5)
      .map((swell) => ({
        what: `Oahu, ${swell.from} ${swell.periodS} s, usual wave and sets, ft`,
        measured: `${feet(USUAL_OVER_SETS * shipped(swell)[1], 0)}-${feet(shipped(swell)[1], 0)} | ${feet(swell.breakerM, 0)}`,
        aim: `${feet(swell.faceM, 0)}-${feet(swell.setsM, 0)}, NWS`,
      })),
  ];
}

function fittedLaw(others: readonly Swell[], byShore = true): Law {
  const law = fitSizeLaw(others, byShore);
  const above = setsAboveM(others);
  return (swell) => {
    const faceM = faceBy(law, swell);
    return [faceM, SETS_OVER_SIGNIFICANT * faceM + above];
  };
}

function shipped({ breakerM, periodS, isWindward }: Swell): Faces {
  const law = isWindward ? HAWAII_WINDWARD : HAWAII;
  return [significantFaceM(breakerM, periodS, law), setsFaceM(breakerM, periodS, law)];
}

function linear({ breakerM }: Swell): Faces {
  return [breakerM, SETS_OVER_SIGNIFICANT * breakerM];
}

/** Returns by how much the sets that NWS reports exceed those of a Rayleigh distribution, metres. */
function setsAboveM(swells: readonly Swell[]): number {
  return mean(swells.map(({ faceM, setsM }) => setsM - SETS_OVER_SIGNIFICANT * faceM));
}

function errors(swells: readonly Swell[], law: Law): string {
  const significant = mean(swells.map((swell) => Math.abs(law(swell)[0] - swell.faceM)));
  const sets = mean(swells.map((swell) => Math.abs(law(swell)[1] - swell.setsM)));
  return `${feet(significant)} and ${feet(sets)}`;
}

function feet(metres: number, digits = 2): string {
  return (metres * FEET_PER_METRE).toFixed(digits);
}

function parseSwell(line: string, beaches: readonly Beach[]): Swell {
  const [date = '', heightFt, from = '', periodS, faceFt, setsFt] = line.split(',');
  const metres = (text: string | undefined) => Number(text) / FEET_PER_METRE;
  const train = {
    kind: 'swell' as const,
    heightM: metres(heightFt),
    periodS: Number(periodS),
    fromDeg: POINTS.indexOf(from) * 22.5,
  };
  const breakers = beaches.map(({ id, facingDeg }) => computeBreakingHeightM(train, facingDeg, findSwellTransfer(id)));
  const isWindward = WINDWARD.test(from);
  const faces = { breakerM: Math.max(...breakers), faceM: metres(faceFt), setsM: metres(setsFt) };
  return { date, from, periodS: train.periodS, isWindward, ...faces };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
