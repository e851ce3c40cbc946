import type { DayReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import { type Condition, conditionWord } from '../../ui/condition.ts';
import { isSized, spanned, surfWords } from '../../ui/surf-text.ts';

/** '3–4 ft clean', as a half of the day is read aloud. */
export function halfWords(surf: string | null, condition: Condition | null): string {
  if (surf === null) return m.ui_missing();
  return condition === null || !isSized(surf) ? surfWords(surf) : `${surfWords(surf)} ${conditionWord(condition)}`;
}

/** '7am – 10am'. */
export function bestSpan({ from, to }: NonNullable<DayReply['best']>): string {
  return m.forecast_best_span({ from, to });
}

/** The one thing to know about a day: what an earlier run said otherwise, else how far the runs agree where they tell. */
export function dayNote({ changed, confidence }: DayReply): string | undefined {
  if (changed) return `${changed.direction === 'up' ? '↑' : '↓'} ${spanned(changed.text)}`;
  return confidence?.level ? spanned(confidence.says) : undefined;
}
