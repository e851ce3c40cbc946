import type { ForecastReply } from '@groundswell/contracts';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { type AskedHeight, FIRST_ODDS_DAY, likelyHeight } from './odds.ts';

/**
 * Returns the height that the odds are for, stored in this browser for each unit, and its setter; undefined if no day
 * shows odds.
 */
export function useAskedHeight({
  days,
  odds_heights: heights,
  current,
}: ForecastReply): { readonly asked: AskedHeight; readonly ask: (index: number) => void } | undefined {
  const unit = current.surfUnits;
  const [height, choose] = useStoredChoice(`sc_odds_${unit}`, heights.map(String), String(heights[likelyHeight(days)]));
  const index = heights.map(String).indexOf(height);
  if (index < 0 || !days.slice(FIRST_ODDS_DAY).some(({ odds }) => odds)) return undefined;
  return { asked: { heights, index, unit }, ask: (next) => choose(String(heights[next])) };
}
