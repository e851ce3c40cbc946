import type { BestWindowReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import { conditionWord } from './condition.ts';

type Hours = Pick<BestWindowReply, 'from' | 'to' | 'cond'>;

/**
 * Returns the span of the best hours as text: '7am – 10am'. Use it only where the condition ('choppy') is shown beside
 * it.
 */
export function bestTimes({ from, to }: Pick<Hours, 'from' | 'to'>): string {
  return m.forecast_best_span({ from, to });
}

/**
 * Returns the best hours with their condition, '7am – 10am choppy': the best hours of a day may be choppy, which must
 * be stated.
 */
export function bestHours(best: Hours): string {
  return best.cond ? `${bestTimes(best)} ${conditionWord(best.cond)}` : bestTimes(best);
}
