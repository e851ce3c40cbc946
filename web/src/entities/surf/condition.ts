import { m } from '../../paraglide/messages.js';

/** How the surface of the waves is rated; see the forecast model. */
export type Condition = 'clean' | 'fair' | 'choppy';

const NAMES = { clean: m.ui_clean, fair: m.ui_fair, choppy: m.ui_choppy } satisfies Record<Condition, () => string>;

/** 'Clean', as a heading or a label has it. */
export function conditionName(condition: Condition): string {
  return NAMES[condition]();
}

/** 'clean', as a sentence has it. */
export function conditionWord(condition: Condition): string {
  return conditionName(condition).toLowerCase();
}
