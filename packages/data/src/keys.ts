/** How partition keys begin; one that ends in '#' goes on with whose it is. */
const PARTITIONS = {
  beach: 'BEACH#',
  cycle: 'CYCLE#',
  station: 'STATION#',
  stations: 'STATIONS',
  buoy: 'BUOY#',
  accuracy: 'ACCURACY',
  user: 'USER#',
  email: 'EMAIL#',
  social: 'SOCIAL#',
  code: 'CODE#',
  followUp: 'FOLLOWUP',
  limit: 'LIMIT#',
  letter: 'LETTER#',
  consent: 'CONSENT#',
  held: 'HELD#',
} as const;
export type Partition = keyof typeof PARTITIONS;

/** The partition keys of a kind as a role names them: `BEACH#*`. */
export function partitionPattern(kind: Partition): string {
  const start = PARTITIONS[kind];
  return start.endsWith('#') ? `${start}*` : start;
}

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
  cycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: 'PROGRESS' }),

  /** Steps of one source of a cycle, queued and done; one item a source keeps the hundreds of updates small. */
  cycleSource: (cycle: string, source: string) => ({ pk: `${PARTITIONS.cycle}${cycle}`, sk: `PROGRESS#${source}` }),

  /** All progress of a cycle: one Query. */
  cycleProgress: (cycle: string) => ({ pk: `${PARTITIONS.cycle}${cycle}` }),

  /** Cycles that beaches were built from; a descending Query, Limit 1, finds the newest. */
  builtCycle: (cycle: string) => ({ pk: `${PARTITIONS.cycle}BUILT`, sk: cycle }),
  builtCycles: () => ({ pk: `${PARTITIONS.cycle}BUILT` }),

  /** What one NDBC station said in the last 48 hours; a Query reads one, BatchGet many. */
  stationHistory: (stationId: string) => ({ pk: `${PARTITIONS.station}${stationId}`, sk: 'HISTORY' }),

  /** All NDBC stations with what they said last, one item: a map reads it alone. */
  stationList: () => ({ pk: PARTITIONS.stations, sk: 'NOW' }),

  /** What one run said at one wave buoy; runs sort by time, one Query from the oldest that still counts on. */
  buoyRun: (buoyId: string, cycle: string) => ({ pk: buoy(buoyId), sk: `RUN#${cycle}` }),

  /** One UTC day of a buoy, `2026-11-20`, against every run that covers it; days sort by time, one Query from a day on. */
  buoyDay: (buoyId: string, day: string) => ({ pk: buoy(buoyId), sk: `DAY#${day}` }),

  /** How right forecasts were at all buoys, one item: read alone. */
  accuracy: () => ({ pk: PARTITIONS.accuracy, sk: 'NOW' }),

  /** Who a user is and what they set: one item, read with every call of theirs. */
  profile: (userId: string) => ({ pk: `${PARTITIONS.user}${userId}`, sk: 'PROFILE' }),

  /** Whose an address is, and who one is at a provider: each name is one user's, by its key. */
  accountOfEmail: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'ACCOUNT' }),
  accountOfSocial: (provider: string, subject: string) => ({
    pk: `${PARTITIONS.social}${provider}#${subject}`,
    sk: 'ACCOUNT',
  }),

  /** What a browser has claimed an address with, until its owner has proved it: one claim a browser. */
  claim: (email: string, browserId: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: `CLAIM#${browserId}` }),
  claims: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'CLAIM#' }),

  /** The pass code last mailed for a purpose to an address or user, as one browser asked for it; a Query reads all browsers'. */
  passCode: (purpose: string, holder: string, browserId: string) => ({
    pk: `${PARTITIONS.code}${purpose}#${holder}`,
    sk: `${PARTITIONS.code}${browserId}`,
  }),
  passCodes: (purpose: string, holder: string) => ({ pk: `${PARTITIONS.code}${purpose}#${holder}`, sk: 'CODE#' }),

  /** What must still be done after a write, by when it is due: one Query reads what is overdue. */
  followUp: (dueAt: number, id: string) => ({ pk: PARTITIONS.followUp, sk: `${new Date(dueAt).toISOString()}#${id}` }),
  followUps: () => ({ pk: PARTITIONS.followUp }),

  /** How often something was done, by whom; counted for so many seconds. */
  limit: (what: string, who: string, perS: number) => ({ pk: `${PARTITIONS.limit}${what}#${who}`, sk: String(perS) }),

  /** Whether the letter of a request went out. */
  mailedLetter: (requestId: string) => ({ pk: `${PARTITIONS.letter}${requestId}`, sk: 'MAILED' }),

  /** Whether the newsletter may be sent to an address: one item, read alone. */
  consent: (email: string) => ({ pk: `${PARTITIONS.consent}${email}`, sk: 'NEWSLETTER' }),

  /** The beaches that a user keeps, in order, and which of their alerts are on. */
  favorites: (userId: string) => ({ pk: user(userId), sk: 'FAVORITES' }),

  /** A user's alert of one beach. `ALERT#` sorts before `FAVORITES`: one Query from here to there reads all of them. */
  alert: (userId: string, beachId: number) => ({ pk: user(userId), sk: `ALERT#${beachId}` }),
  alerts: (userId: string) => ({ pk: user(userId), sk: 'ALERT#' }),

  /** A favorite as it was when it was removed, so that it can come back. After `PROFILE`: no call reads it along. */
  removedFavorite: (userId: string, beachId: number) => ({ pk: user(userId), sk: `REMOVED#${beachId}` }),

  /** Further attributes of an alert that is on, in the index `alerts`: a Query pages the alerts of one beach. */
  alertIndex: (userId: string, beachId: number) => ({ alertsOf: beach(beachId), alertOf: user(userId) }),
  alertsOf: (beachId: number) => ({ alertsOf: beach(beachId) }),

  /** What a user has been told of one beach; read with all rows of the user by one Query. */
  alertSent: (userId: string, beachId: number) => ({ pk: user(userId), sk: `SENT#${beachId}` }),

  /** Alerts that wait for the end of quiet hours, in shards; ordered by that instant, so that one Query reads those due. */
  heldAlerts: (shard: number) => ({ pk: `${PARTITIONS.held}${shard}` }),
  heldUntil: (until: number) => ({ sk: new Date(until).toISOString() }),
  heldAlert: (shard: number, until: number, userId: string, beachId: number) => ({
    pk: `${PARTITIONS.held}${shard}`,
    sk: `${new Date(until).toISOString()}#${userId}#${beachId}`,
  }),

  /** A day of a beach as that morning foretold it; `PAST#` sorts before `RUN#`, out of the way of the page's Query. */
  pastDay: (beachId: number, date: string) => ({ pk: beach(beachId), sk: `PAST#${date}` }),
} as const;

function buoy(buoyId: string): string {
  return `${PARTITIONS.buoy}${buoyId}`;
}

function beach(beachId: number): string {
  return `${PARTITIONS.beach}${beachId}`;
}

function user(userId: string): string {
  return `${PARTITIONS.user}${userId}`;
}
