import { SHOWN_DAYS } from './facts.ts';

/** A calm morning, an afternoon of gales on both coasts, and the day on which clocks go back. */
export const MOMENTS = {
  calm: Date.parse('2026-11-21T14:25:00Z'),
  storm: Date.parse('2026-11-18T20:40:00Z'),
  'clocks go back': Date.parse('2026-11-01T15:10:00Z'),
};
/** The length of the forecasts, which covers the days that are shown. */
export const HOURS_AHEAD = SHOWN_DAYS * 24 + 12;
