import { beach, PARTITIONS } from './partitions.ts';

/**
 * Keys of what model runs produce, and of observations. A cycle is ten digits, `2026112006`, so that cycles sort by
 * time.
 */
export const oceanKeys = {
  /** The forecast of one beach from one model cycle; a descending Query reads the newest first. */
  forecast: (beachId: number, cycle: string) => ({ pk: beach(beachId), sk: `RUN#${cycle}` }),

  /**
   * The last readings near the beach. `SEEN` sorts after every `RUN#`, so one descending Query reads the readings and
   * the newest forecasts.
   */
  observed: (beachId: number) => ({ pk: beach(beachId), sk: 'SEEN' }),

  /**
   * A beach's summary. `DAYS` sorts before every `RUN#`, so the Query for forecasts does not read it; BatchGet reads
   * 100 beaches at once.
   */
  summary: (beachId: number) => ({ pk: beach(beachId), sk: 'DAYS' }),

  /** The partition of one beach, which a descending Query reads for the readings and the newest forecasts. */
  beach: (beachId: number) => ({ pk: beach(beachId) }),

  /** The claim to build a cycle's beach forecasts, with the number of forecast steps that the last build used. */
  cycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: 'PROGRESS' }),

  /** Queued and done steps of one source of a cycle; one item for each source keeps the hundreds of updates small. */
  cycleSource: (cycle: string, source: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: `PROGRESS#${source}` }),

  /** All progress of a cycle: one Query. */
  cycleProgress: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}` }),

  /** The cycles from which beach forecasts were built. A descending Query with Limit 1 finds the newest cycle. */
  builtCycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}BUILT`, sk: cycle }),
  builtCycles: () => ({ pk: `${PARTITIONS.cycle}BUILT` }),

  /** The reports of one NDBC station during the last 48 hours; a Query reads one station, BatchGet many. */
  stationHistory: (stationId: string) => ({ pk: `${PARTITIONS.station}${stationId}`, sk: 'HISTORY' }),

  /** All NDBC stations with their last readings, in one item, which only the map reads. */
  stationList: () => ({ pk: PARTITIONS.stations, sk: 'NOW' }),

  /**
   * The forecast of one model run at one wave buoy. Runs sort by time, so one Query reads all runs since a given one.
   */
  buoyRun: (buoyId: string, cycle: string) => ({ pk: buoy(buoyId), sk: `RUN#${cycle}` }),

  /**
   * The measurements of a UTC day at a buoy, `2026-11-20`, compared with every run that covers the day. Later revisions
   * of a day are items of their own. Days sort by time, so one Query reads all days since a given one.
   */
  buoyDay: (buoyId: string, day: string, revision = 1) => ({
    pk: buoy(buoyId),
    sk: `DAY#${day}${revision > 1 ? `#${String(revision).padStart(2, '0')}` : ''}`,
  }),

  /** The forecasts' accuracy at all buoys, in one item. */
  accuracy: () => ({ pk: PARTITIONS.accuracy, sk: 'NOW' }),

  /** The entries of the forecast log that wait to be sealed: one Query reads those of a cycle. */
  waitingEntry: (cycle: string, beachId: number) => ({ pk: `${PARTITIONS.sealing}${cycle}`, sk: `BEACH#${beachId}` }),
  waitingEntries: (cycle: string) => ({ pk: `${PARTITIONS.sealing}${cycle}` }),

  /** Winds measured at stations compared with the model's winds, for all beaches, in one item. */
  comparedWinds: () => ({ pk: PARTITIONS.winds, sk: 'NOW' }),

  /** The weather service's advisories with the beaches that each covers, one item, read with each forecast. */
  advisories: () => ({ pk: PARTITIONS.advisories, sk: 'NOW' }),

  /**
   * The weather service's zones of all beaches, in one item. Forecasts do not read it, only the job that fetches
   * advisories does.
   */
  advisoryZones: () => ({ pk: PARTITIONS.advisories, sk: 'ZONES' }),

  /** The still picture of the map for a coast, `pacific`: one item, read with the home page. */
  plate: (coast: string) => ({ pk: `${PARTITIONS.plate}${coast}`, sk: 'NOW' }),

  /**
   * A day of a beach, stored as it was forecast that morning. `PAST#` sorts before `RUN#`, so the forecast page's Query
   * does not read it.
   */
  pastDay: (beachId: number, date: string) => ({ pk: beach(beachId), sk: `PAST#${date}` }),
} as const;

function buoy(buoyId: string): string {
  return `${PARTITIONS.buoy}${buoyId}`;
}
