import { beach, PARTITIONS } from './partitions.ts';

/**
 * Keys of what model runs produce, and of observations. A cycle is ten digits, `2026112006`, so that cycles sort by
 * time.
 */
export const oceanKeys = {
  /** The forecast of one beach from one model cycle; a descending Query reads the newest first. */
  forecast: (beachId: number, cycle: string) => ({ pk: beach(beachId), sk: `RUN#${cycle}` }),

  /** The last readings near the beach. `SEEN` sorts after every `RUN#`: one descending Query reads both. */
  observed: (beachId: number) => ({ pk: beach(beachId), sk: 'SEEN' }),

  /** A beach's summary. `DAYS` sorts before every `RUN#`, outside that Query; BatchGet reads 100 beaches at once. */
  summary: (beachId: number) => ({ pk: beach(beachId), sk: 'DAYS' }),

  /** Everything stored about one beach, for the descending Query above. */
  beach: (beachId: number) => ({ pk: beach(beachId) }),

  /** The build claim of a cycle and the number of steps it was built from. */
  cycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: 'PROGRESS' }),

  /** Queued and done steps of one source of a cycle; one item for each source keeps the hundreds of updates small. */
  cycleSource: (cycle: string, source: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: `PROGRESS#${source}` }),

  /** All progress of a cycle: one Query. */
  cycleProgress: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}` }),

  /** Cycles that beaches were built from; a descending Query, Limit 1, finds the newest. */
  builtCycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}BUILT`, sk: cycle }),
  builtCycles: () => ({ pk: `${PARTITIONS.cycle}BUILT` }),

  /** The reports of one NDBC station of the last 48 hours; a Query reads one station, BatchGet many. */
  stationHistory: (stationId: string) => ({ pk: `${PARTITIONS.station}${stationId}`, sk: 'HISTORY' }),

  /** All NDBC stations with their last readings, one item, read alone by the map. */
  stationList: () => ({ pk: PARTITIONS.stations, sk: 'NOW' }),

  /** The forecast of one run at one wave buoy; runs sort by time, one Query reads from the oldest relevant one on. */
  buoyRun: (buoyId: string, cycle: string) => ({ pk: buoy(buoyId), sk: `RUN#${cycle}` }),

  /**
   * A UTC day of a buoy, `2026-11-20`, compared with every run that covers it; days sort by time, one Query reads from
   * a day on.
   */
  buoyDay: (buoyId: string, day: string) => ({ pk: buoy(buoyId), sk: `DAY#${day}` }),

  /** The forecasts' accuracy at all buoys, one item, read alone. */
  accuracy: () => ({ pk: PARTITIONS.accuracy, sk: 'NOW' }),

  /** Stations' winds beside the model's at all beaches, one item. */
  comparedWinds: () => ({ pk: PARTITIONS.winds, sk: 'NOW' }),

  /** The weather service's advisories with the beaches that each covers, one item, read with each forecast. */
  advisories: () => ({ pk: PARTITIONS.advisories, sk: 'NOW' }),

  /** The weather service's zones of all beaches: one item, which only the job reads. */
  advisoryZones: () => ({ pk: PARTITIONS.advisories, sk: 'ZONES' }),

  /** The map still of a coast, `pacific`: one item, read with the home page. */
  plate: (coast: string) => ({ pk: `${PARTITIONS.plate}${coast}`, sk: 'NOW' }),

  /** A day of a beach as forecast that morning; `PAST#` sorts before `RUN#`, outside the page's Query. */
  pastDay: (beachId: number, date: string) => ({ pk: beach(beachId), sk: `PAST#${date}` }),
} as const;

function buoy(buoyId: string): string {
  return `${PARTITIONS.buoy}${buoyId}`;
}
