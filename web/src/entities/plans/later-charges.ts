import type { SubscriptionReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { dayWords } from './plan-words.ts';

export interface ChargeLine {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns a line for each charge after the next one. The last one repeats every year. With `isFirst`, nothing is charged
 * earlier, so the first line is the plan's first charge.
 */
export function laterLines(
  later: NonNullable<SubscriptionReply['next_later']>,
  isFirst = false,
): readonly ChargeLine[] {
  return later.map(({ charge, date }, index) => {
    const isLast = index === later.length - 1;
    const usual = isLast ? m.subscription_renews() : m.subscription_then();
    return {
      name: isFirst && index === 0 ? m.subscription_first_charge() : usual,
      text: isLast ? eachYear(charge, date) : sumOn(charge, date),
    };
  });
}

function sumOn(price: string | undefined, day: string): string {
  return m.subscription_on({ price: price ?? m.subscription_nothing(), day: dayWords(day) });
}

/** Returns the words for a charge that repeats every year. */
export function eachYear(price: string | undefined, from: string | Date): string {
  const day = dayWords(from);
  return price === undefined ? m.subscription_each_year_free({ day }) : m.subscription_each_year({ price, day });
}
