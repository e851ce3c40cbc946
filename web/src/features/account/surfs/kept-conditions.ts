import type { SurfReply } from '@groundswell/contracts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { m } from '../../../paraglide/later.js';
import { spanned } from '../../../ui/typography.ts';

/**
 * Returns the forecast conditions at the hour of a logged surf, in one line. The score is labelled as the forecast's,
 * because the surfer's own rating stands beside it.
 */
export function keptConditions({ conditions }: Pick<SurfReply, 'conditions'>): string {
  if (!conditions) return m.surfs_unknown();
  const { surf, cond, score, swell, wind, tide } = conditions;
  return [
    surf && spanned(surf),
    cond && conditionWord(cond),
    score !== null && m.surfs_score({ score }),
    swell,
    wind && m.forecast_day_wind({ wind }),
    tide && `${m.forecast_tide()} ${tide}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
