import { SHOWN_DAYS } from './facts.ts';

/**
 * Three instants at which outputs could easily disagree: a calm morning, an afternoon with gales on both coasts, and
 * the day when clocks go back.
 */
export const MOMENTS = {
  calm: Date.parse('2026-11-21T14:25:00Z'),
  storm: Date.parse('2026-11-18T20:40:00Z'),
  'clocks go back': Date.parse('2026-11-01T15:10:00Z'),
};
/** The number of forecast hours: the days that are compared, and half a day more. */
export const HOURS_AHEAD = SHOWN_DAYS * 24 + 12;
