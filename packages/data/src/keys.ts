/** Prefixes of partition keys; one that ends in '#' is followed by an id. */
const PARTITIONS = {
  beach: 'BEACH#',
  cycle: 'CYCLE#',
  station: 'STATION#',
  stations: 'STATIONS',
  buoy: 'BUOY#',
  accuracy: 'ACCURACY',
  advisories: 'ADVISORIES',
  plate: 'PLATE#',
  user: 'USER#',
  email: 'EMAIL#',
  social: 'SOCIAL#',
  code: 'CODE#',
  followUp: 'FOLLOWUP',
  limit: 'LIMIT#',
  letter: 'LETTER#',
  consent: 'CONSENT#',
  held: 'HELD#',
  trial: 'TRIAL#',
  paymentEvent: 'PAYMENT#',
  gift: 'GIFT#',
} as const;
export type Partition = keyof typeof PARTITIONS;

/** The pattern of a kind's partition keys in a role's policy: `BEACH#*`. */
export function partitionPattern(kind: Partition): string {
  const start = PARTITIONS[kind];
  return start.endsWith('#') ? `${start}*` : start;
}

/** The only place that builds keys of the table. A cycle is ten digits, `2026112006`, so that cycles sort by time. */
export const keys = {
  /** The forecast of one beach from one model cycle; a descending Query reads the newest first. */
  forecast: (beachId: number, cycle: string) => ({ pk: beach(beachId), sk: `RUN#${cycle}` }),

  /** The last readings near the beach. `SEEN` sorts after every `RUN#`: one descending Query, Limit 2, reads both. */
  observed: (beachId: number) => ({ pk: beach(beachId), sk: 'SEEN' }),

  /** A beach's summary. `DAYS` sorts before every `RUN#`, outside that Query; BatchGet reads 100 beaches at once. */
  summary: (beachId: number) => ({ pk: beach(beachId), sk: 'DAYS' }),

  /** Everything stored about one beach, for that Query. */
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

  /** One NDBC station's reports of the last 48 hours; a Query reads one, BatchGet many. */
  stationHistory: (stationId: string) => ({ pk: `${PARTITIONS.station}${stationId}`, sk: 'HISTORY' }),

  /** All NDBC stations with their last readings, one item, read alone by the map. */
  stationList: () => ({ pk: PARTITIONS.stations, sk: 'NOW' }),

  /** One run's forecast at one wave buoy; runs sort by time, one Query reads from the oldest relevant one on. */
  buoyRun: (buoyId: string, cycle: string) => ({ pk: buoy(buoyId), sk: `RUN#${cycle}` }),

  /**
   * One UTC day of a buoy, `2026-11-20`, compared with every run that
   * covers it; days sort by time, one Query reads from a day on.
   */
  buoyDay: (buoyId: string, day: string) => ({ pk: buoy(buoyId), sk: `DAY#${day}` }),

  /** The forecasts' accuracy at all buoys, one item, read alone. */
  accuracy: () => ({ pk: PARTITIONS.accuracy, sk: 'NOW' }),

  /** The weather service's advisories with the beaches that each covers, one item, read with each forecast. */
  advisories: () => ({ pk: PARTITIONS.advisories, sk: 'NOW' }),

  /** The weather service's zones of all beaches, one item, read by the job alone. */
  advisoryZones: () => ({ pk: PARTITIONS.advisories, sk: 'ZONES' }),

  /** The plate of a coast, `pacific`: one item, read with the first page. */
  plate: (coast: string) => ({ pk: `${PARTITIONS.plate}${coast}`, sk: 'NOW' }),

  /** A user's account and settings: one item, read with each of their calls. */
  profile: (userId: string) => ({ pk: `${PARTITIONS.user}${userId}`, sk: 'PROFILE' }),

  /** The user of an address, and of an identity at a provider; the key makes each name unique. */
  accountOfEmail: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'ACCOUNT' }),
  accountOfSocial: (provider: string, subject: string) => ({
    pk: `${PARTITIONS.social}${provider}#${subject}`,
    sk: 'ACCOUNT',
  }),

  /** A browser's claim of an address, until it is verified: one claim for each browser. */
  claim: (email: string, browserId: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: `CLAIM#${browserId}` }),
  claims: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'CLAIM#' }),

  /** The last pass code of a purpose for an address or user, by requesting browser; a Query reads all browsers'. */
  passCode: (purpose: string, holder: string, browserId: string) => ({
    pk: `${PARTITIONS.code}${purpose}#${holder}`,
    sk: `${PARTITIONS.code}${browserId}`,
  }),
  passCodes: (purpose: string, holder: string) => ({ pk: `${PARTITIONS.code}${purpose}#${holder}`, sk: 'CODE#' }),

  /** Work to do after a write, by due time: one Query reads what is overdue. */
  followUp: (dueAt: number, id: string) => ({ pk: PARTITIONS.followUp, sk: `${new Date(dueAt).toISOString()}#${id}` }),
  followUps: () => ({ pk: PARTITIONS.followUp }),

  /** A counter of an action by someone, for a period of seconds. */
  limit: (what: string, who: string, perS: number) => ({ pk: `${PARTITIONS.limit}${what}#${who}`, sk: String(perS) }),

  /** Whether the letter of a request was mailed. */
  mailedLetter: (requestId: string) => ({ pk: `${PARTITIONS.letter}${requestId}`, sk: 'MAILED' }),

  /** Whether the newsletter may be sent to an address: one item, read alone. */
  consent: (email: string) => ({ pk: `${PARTITIONS.consent}${email}`, sk: 'NEWSLETTER' }),

  /** A user's favorite beaches, in order, and which of their alerts are on. */
  favorites: (userId: string) => ({ pk: user(userId), sk: 'FAVORITES' }),

  /** How a user pays for a plan. Sorts after `PROFILE`, so the Query of each call does not read it. */
  subscription: (userId: string) => ({ pk: user(userId), sk: 'SUBSCRIPTION' }),

  /** That somebody with this address, or this card, had a trial: keyed digests, kept past the account. */
  trial: (digest: string) => ({ pk: `${PARTITIONS.trial}${digest}`, sk: 'USED' }),

  /** A gift card, by the keyed digest of its code. */
  gift: (digest: string) => ({ pk: `${PARTITIONS.gift}${digest}`, sk: 'CARD' }),

  /** That an event of the payment provider was acted upon. */
  paymentEvent: (eventId: string) => ({ pk: `${PARTITIONS.paymentEvent}${eventId}`, sk: 'DONE' }),

  /** A user's alert of one beach. `ALERT#` sorts before `FAVORITES`: one Query over that range reads all of them. */
  alert: (userId: string, beachId: number) => ({ pk: user(userId), sk: `ALERT#${beachId}` }),
  alerts: (userId: string) => ({ pk: user(userId), sk: 'ALERT#' }),

  /** A removed favorite, for undo. Sorts after `PROFILE`, so the Query of each call does not read it. */
  removedFavorite: (userId: string, beachId: number) => ({ pk: user(userId), sk: `REMOVED#${beachId}` }),

  /** Further attributes of an alert that is on, in the index `alerts`: a Query pages the alerts of one beach. */
  alertIndex: (userId: string, beachId: number) => ({ alertsOf: beach(beachId), alertOf: user(userId) }),
  alertsOf: (beachId: number) => ({ alertsOf: beach(beachId) }),

  /** What was sent to a user about one beach; read with all rows of the user by one Query. */
  alertSent: (userId: string, beachId: number) => ({ pk: user(userId), sk: `SENT#${beachId}` }),

  /** Alerts that wait for the end of quiet hours, in shards; ordered by that instant, so that one Query reads those due. */
  heldAlerts: (shard: number) => ({ pk: `${PARTITIONS.held}${shard}` }),
  heldUntil: (until: number) => ({ sk: new Date(until).toISOString() }),
  heldAlert: (shard: number, until: number, userId: string, beachId: number) => ({
    pk: `${PARTITIONS.held}${shard}`,
    sk: `${new Date(until).toISOString()}#${userId}#${beachId}`,
  }),

  /** A day of a beach as forecast that morning; `PAST#` sorts before `RUN#`, outside the page's Query. */
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
