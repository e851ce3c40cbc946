import type { DayReply } from '@groundswell/contracts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import type { RatedSurf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { spanned } from '../../../ui/typography.ts';

/** '3–4 ft clean', as a screen reader reads half a day. */
export function halfWords({ surf, condition }: RatedSurf): string {
  if (!surf) return m.ui_missing();
  return condition === null ? spanned(surf.text) : `${spanned(surf.text)} ${conditionWord(condition)}`;
}

/** The 20 of '2026-11-20'. */
export function dayOfMonth(day: Pick<DayReply, 'dateNum'> | undefined): number | undefined {
  return day && new Date(day.dateNum).getUTCDate();
}

/** '7am – 10am'. */
export function bestSpan({ from, to }: NonNullable<DayReply['best']>): string {
  return m.forecast_best_span({ from, to });
}

/** The notes on a day: how sure it is, and a change since an earlier run. */
export function dayNotes({ changed, confidence }: DayReply): readonly string[] {
  return [
    ...(confidence?.level ? [spanned(confidence.says)] : []),
    ...(changed ? [`${changed.direction === 'up' ? '↑' : '↓'} ${spanned(changed.text)}`] : []),
  ];
}
