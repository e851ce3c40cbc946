import { addMonths } from '@groundswell/present';

/** A tide chart may begin up to this many months ahead. */
const MONTHS_AHEAD = 12;

/**
 * Returns the months that a tide chart may begin with, from the month of an instant (UTC ms) on: '2026-12', 'December
 * 2026'.
 */
export function firstMonths(
  now: number,
  language: string,
): readonly { readonly value: string; readonly text: string }[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const current = new Date(now).toISOString().slice(0, 7);
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => addMonths(current, ahead)).map((value) => ({
    value,
    text: name.format(Date.parse(`${value}-01T00:00:00Z`)),
  }));
}
