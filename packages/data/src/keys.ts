/** The only place that builds keys of the table. A cycle is ten digits, `2026112006`, so that cycles sort by time. */
export const keys = {
  /** The forecast of one beach by one model cycle; a descending Query reads the newest first. */
  forecast: (beachId: number, cycle: string) => ({ pk: beach(beachId), sk: `RUN#${cycle}` }),

  /** What instruments near the beach said last. `SEEN` sorts after every `RUN#`: one descending Query, Limit 2, reads both. */
  observed: (beachId: number) => ({ pk: beach(beachId), sk: 'SEEN' }),

  /** A beach's days in short. `DAYS` sorts before every `RUN#`, out of that Query's way; BatchGet reads 100 beaches at once. */
  summary: (beachId: number) => ({ pk: beach(beachId), sk: 'DAYS' }),

  /** Everything kept about one beach, for that Query. */
  beach: (beachId: number) => ({ pk: beach(beachId) }),

  /** Who builds a cycle and up to which step it was built. */
  cycle: (cycle: string) => ({ pk: `CYCLE#${cycle}`, sk: 'PROGRESS' }),

  /** Steps of one source of a cycle, queued and done; one item a source keeps the hundreds of updates small. */
  cycleSource: (cycle: string, source: string) => ({ pk: `CYCLE#${cycle}`, sk: `PROGRESS#${source}` }),

  /** All progress of a cycle: one Query. */
  cycleProgress: (cycle: string) => ({ pk: `CYCLE#${cycle}` }),

  /** Cycles that beaches were built from; a descending Query, Limit 1, finds the newest. */
  builtCycle: (cycle: string) => ({ pk: 'CYCLE#BUILT', sk: cycle }),
  builtCycles: () => ({ pk: 'CYCLE#BUILT' }),

  /** What one NDBC station said in the last 48 hours; a Query reads one, BatchGet many. */
  stationHistory: (stationId: string) => ({ pk: `STATION#${stationId}`, sk: 'HISTORY' }),

  /** All NDBC stations with what they said last, one item: a map reads it alone. */
  stationList: () => ({ pk: 'STATIONS', sk: 'NOW' }),

  /** What one run said at one wave buoy; runs sort by time, one Query from the oldest that still counts on. */
  buoyRun: (buoyId: string, cycle: string) => ({ pk: buoy(buoyId), sk: `RUN#${cycle}` }),

  /** One UTC day of a buoy, `2026-11-20`, against every run that covers it; days sort by time, one Query from a day on. */
  buoyDay: (buoyId: string, day: string) => ({ pk: buoy(buoyId), sk: `DAY#${day}` }),

  /** How right forecasts were at all buoys, one item: read alone. */
  accuracy: () => ({ pk: 'ACCURACY', sk: 'NOW' }),
} as const;

function buoy(buoyId: string): string {
  return `BUOY#${buoyId}`;
}

function beach(beachId: number): string {
  return `BEACH#${beachId}`;
}
