import { m } from '../paraglide/messages.js';

/** '12 min ago', from two hours on '3 h ago'; 0 minutes for a clock that is ahead. */
export function agoWords(ageMin: number): string {
  const min = Math.max(0, Math.round(ageMin));
  return min < 120 ? m.ui_minutes_ago({ min }) : m.ui_hours_ago({ h: Math.round(min / 60) });
}
