import { m } from '../../paraglide/messages.js';

/** The rating of the waves' surface; the forecast model defines it. */
export type Condition = 'clean' | 'fair' | 'choppy';

const NAMES = { clean: m.ui_clean, fair: m.ui_fair, choppy: m.ui_choppy } satisfies Record<Condition, () => string>;

/** Returns the name for a heading or label: 'Clean'. */
export function conditionName(condition: Condition): string {
  return NAMES[condition]();
}

/** Returns the word for use within a sentence: 'clean'. */
export function conditionWord(condition: Condition): string {
  return conditionName(condition).toLowerCase();
}
