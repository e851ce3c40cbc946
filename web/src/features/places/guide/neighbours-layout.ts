import type { BeachGuideReply } from '@groundswell/contracts';
import { type DayOfSurf, halvesOf, isSized, type RatedSurf, type Surf } from '../../../entities/surf/surf.ts';

type Neighbour = BeachGuideReply['neighbours'][number];

/** The two bars of a beach's day, morning and afternoon. */
export interface NeighbourBars {
  /** The heights of the bars in percent of the highest bar among all beaches. */
  readonly bars: readonly { readonly percent: number; readonly condition: RatedSurf['condition'] }[];
  /** The surf of the larger half day, shown over the bars; undefined without a forecast. */
  readonly surf: Surf | undefined;
  readonly highestPercent: number;
}

/**
 * Lays out bars for the mornings and afternoons of several beaches on one scale. A bar's height is the middle of the
 * range of surf heights.
 */
export function layoutNeighbours(neighbours: readonly Pick<Neighbour, 'days'>[]): readonly NeighbourBars[] {
  const all = neighbours.map(({ days: [today] }) => halves(today));
  const highest = Math.max(0, ...all.flat().map(({ surf }) => middleOf(surf)));
  return all.map((both) => {
    const bars = both.map(({ surf, condition }) => ({ percent: partOf(middleOf(surf), highest), condition }));
    const larger = both.reduce((best, next) => (middleOf(next.surf) > middleOf(best.surf) ? next : best));
    return { bars, surf: larger.surf, highestPercent: Math.max(...bars.map(({ percent }) => percent)) };
  });
}

function halves(today: DayOfSurf | undefined): readonly [RatedSurf, RatedSurf] {
  if (!today) return [NONE, NONE];
  const { am, pm } = halvesOf(today);
  return [am, pm];
}

const NONE: RatedSurf = { surf: undefined, condition: null };

function middleOf(surf: Surf | undefined): number {
  if (!surf || !isSized(surf)) return 0;
  const min = surf.min ?? 0;
  return (min + (surf.max ?? min)) / 2;
}

function partOf(value: number, whole: number): number {
  return whole > 0 ? (100 * value) / whole : 0;
}
