import type { BestWindowReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import { conditionWord } from './condition.ts';

type Hours = Pick<BestWindowReply, 'from' | 'to' | 'cond'>;

/** '7am – 10am', only where their condition stands beside. */
export function bestTimes({ from, to }: Pick<Hours, 'from' | 'to'>): string {
  return m.forecast_best_span({ from, to });
}

/** '7am – 10am choppy': the best hours of a day may be choppy, and never without saying so. */
export function bestHours(best: Hours): string {
  return best.cond ? `${bestTimes(best)} ${conditionWord(best.cond)}` : bestTimes(best);
}
