import type { StatusQueue, StatusSource } from '@groundswell/contracts';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { STALE_AFTER_MS } from '@groundswell/forecast';

/** The ages, in ms, above which something is late, and down. */
export interface StatusLimits {
  readonly lateMs: number;
  readonly downMs: number;
}

/** Four runs of six hours each are missing. */
const DAY_OF_RUNS_MS = STALE_AFTER_MS + 18 * HOUR_MS;

/** The age of the run of the last forecasts. Pages warn of an overdue run at the same age. */
export const FORECAST_LIMITS: StatusLimits = { lateMs: STALE_AFTER_MS, downMs: DAY_OF_RUNS_MS };

/** The limits of each source. Tides have none: they are computed from constants that ship with the site. */
export const SOURCE_LIMITS: Readonly<Record<Exclude<StatusSource, 'tides'>, StatusLimits>> = {
  // GFS starts every 6 h. Its first wave files come 5 h after the start, so the newest run is at most 11 h old.
  'regional-waves': { lateMs: 12 * HOUR_MS, downMs: DAY_OF_RUNS_MS },
  // The first wind files come 3.5 h after the start; the limit is that of the waves, since both make one forecast.
  wind: { lateMs: 12 * HOUR_MS, downMs: DAY_OF_RUNS_MS },
  // The cycles of the short-range model that are read start every 6 h, and NAM's files come within 3 h.
  'short-range': { lateMs: 10 * HOUR_MS, downMs: DAY_OF_RUNS_MS },
  // Some station reports every ten minutes, and the job reads them every ten minutes.
  buoys: { lateMs: HOUR_MS, downMs: 3 * HOUR_MS },
  // The job asks every five minutes; its alarm fires after three failures.
  advisories: { lateMs: 20 * MINUTE_MS, downMs: 2 * HOUR_MS },
  // A run's charts are drawn as its files come, which is until 6 h after the start.
  charts: { lateMs: STALE_AFTER_MS, downMs: DAY_OF_RUNS_MS },
  // A run's points are shown once half of its charts are drawn.
  points: { lateMs: STALE_AFTER_MS, downMs: DAY_OF_RUNS_MS },
};

/**
 * The limits of waiting work. A check each minute adds up to two minutes to a true age, so no limit is below five
 * minutes.
 */
export const QUEUE_LIMITS: Readonly<Record<StatusQueue, StatusLimits>> = {
  // A code is valid for ten minutes. One that is not mailed by then is dropped.
  codes: { lateMs: 5 * MINUTE_MS, downMs: 10 * MINUTE_MS },
  // The alarm fires at five minutes. 3,000 alerts at once take as long.
  emails: { lateMs: 10 * MINUTE_MS, downMs: 2 * HOUR_MS },
  // An alert is due within five minutes after its forecast; after two hours its morning may be over.
  alerts: { lateMs: 10 * MINUTE_MS, downMs: 2 * HOUR_MS },
  // The alarm fires at an hour. After six the next run has come.
  forecasts: { lateMs: HOUR_MS, downMs: 6 * HOUR_MS },
  // The alarm fires at two hours. After six the next run has come.
  charts: { lateMs: 2 * HOUR_MS, downMs: 6 * HOUR_MS },
};
