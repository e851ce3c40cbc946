import { FEET_PER_METRE, USUAL_OVER_SETS } from '@groundswell/forecast';
import type { BenchRow } from '../bench-row.ts';
import { type Basis, FAMOUS_SWELLS, type FamousSwell } from './famous-swells.ts';
import { setsAtM } from './surf-at.ts';

/** The share by which our sets may leave the published range. Two publishers differ by more on the same swell. */
const TOLERANCE = 0.25;

const BASES: readonly Basis[] = ['measured', 'seen', 'forecast', 'rule', 'fitted'];

interface Judged {
  readonly published: FamousSwell;
  readonly setsFt: number;
}

/**
 * Compares our usual wave and sets, feet, with published faces of well-known breaks. The last rows count the sets
 * within a quarter of the published range, and give the geometric mean of sets over the upper end of the range.
 */
export function compareFamous(): BenchRow[] {
  const judged = FAMOUS_SWELLS.map((published) => ({
    published,
    setsFt: setsAtM(published.slug, published.swell) * FEET_PER_METRE,
  }));
  const groups = BASES.map((basis) =>
    countRow(
      basis,
      judged.filter(({ published }) => published.basis === basis),
    ),
  );
  return [...judged.map(famousRow), ...groups, countRow('all', judged)];
}

function famousRow({ published, setsFt }: Judged): BenchRow {
  const { slug, swell, faces, basis, source } = published;
  return {
    what: `${slug}, ${swell[0]} ft ${swell[1]} s ${swell[2]}°, usual wave to sets, ft`,
    measured: `${(USUAL_OVER_SETS * setsFt).toFixed(1)} to ${setsFt.toFixed(1)} | ${verdictOn({ published, setsFt })}`,
    aim: `${faces.join(' to ')}, ${basis}: ${source}`,
  };
}

function countRow(group: string, judged: readonly Judged[]): BenchRow {
  const within = judged.filter((one) => verdictOn(one) === 'within').length;
  const inside = judged.filter((one) => verdictOn(one, 0) === 'within').length;
  const logs = judged.map(({ published, setsFt }) => Math.log(setsFt / published.faces[1]));
  const mean = Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  return {
    what: `well-known breaks, ${group}: sets within a quarter of the published faces`,
    measured: `${within} of ${judged.length}, ${inside} in the range itself, mean ratio ${mean.toFixed(2)}`,
  };
}

function verdictOn({ published: { faces }, setsFt }: Judged, tolerance = TOLERANCE): 'within' | 'over' | 'under' {
  const [fromFt, toFt] = faces;
  if (setsFt > (1 + tolerance) * toFt) return 'over';
  return setsFt < (1 - tolerance) * fromFt ? 'under' : 'within';
}
