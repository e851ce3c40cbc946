import { m } from '../paraglide/messages.js';

/**
 * Formats an age: '12 min ago', from two hours on '3 h ago'. A negative age, from a clock that is ahead, counts as 0
 * minutes.
 */
export function agoWords(ageMin: number): string {
  const min = wholeMin(ageMin);
  return min < 120 ? m.ui_minutes_ago({ min }) : m.ui_hours_ago({ h: Math.round(min / 60) });
}

/** Formats a duration: '12 min', from two hours on '3 h', from two days on '2 days'. */
export function ageWords(ageMin: number): string {
  const min = wholeMin(ageMin);
  if (min < 120) return m.ui_minutes({ min });
  const h = Math.round(min / 60);
  return h < 48 ? m.ui_hours({ h }) : m.ui_days({ days: Math.round(h / 24) });
}

const wholeMin = (ageMin: number) => Math.max(0, Math.round(ageMin));
