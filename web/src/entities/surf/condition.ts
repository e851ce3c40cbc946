import { m } from '../../paraglide/messages.js';

/** How the surface of the waves is rated; see the forecast model. */
export type Condition = 'clean' | 'fair' | 'choppy';

const NAMES = { clean: m.ui_clean, fair: m.ui_fair, choppy: m.ui_choppy } satisfies Record<Condition, () => string>;

/** 'Clean', for a heading or label. */
export function conditionName(condition: Condition): string {
  return NAMES[condition]();
}

/** 'clean', for use within a sentence. */
export function conditionWord(condition: Condition): string {
  return conditionName(condition).toLowerCase();
}
