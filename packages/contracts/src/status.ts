import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, IsAjax, LANGUAGES, Lang } from './fields.ts';
import { INCIDENT_STATES } from './site-content.ts';

/** Whether something is on time. `unknown` says that nothing about it is known, which is never taken for `ok`. */
export const STATUS_STATES = ['ok', 'late', 'down', 'unknown'] as const;
export type StatusState = (typeof STATUS_STATES)[number];
const State = v.picklist(STATUS_STATES);

/** The sources of the forecasts and maps, in the order of the status page. */
export const STATUS_SOURCES = [
  'regional-waves',
  'wind',
  'short-range',
  'buoys',
  'tides',
  'advisories',
  'charts',
  'points',
] as const;
export type StatusSource = (typeof STATUS_SOURCES)[number];

/** The kinds of work that wait in queues, in the order of the status page. */
export const STATUS_QUEUES = ['codes', 'emails', 'alerts', 'forecasts', 'charts'] as const;
export type StatusQueue = (typeof STATUS_QUEUES)[number];

const Source = v.object({
  id: v.picklist(STATUS_SOURCES),
  /**
   * The start of the source's newest run, or the time of its newest reading. Null if unknown, and for tides, which are
   * computed and have no source to wait for.
   */
  at: v.nullable(Instant),
  age_s: v.nullable(v.number()),
  state: State,
  /** The ages above which the source is late, and down. Null for tides. */
  late_after_s: v.nullable(v.number()),
  down_after_s: v.nullable(v.number()),
});

const Queue = v.object({
  id: v.picklist(STATUS_QUEUES),
  /** Messages that wait or are being handled; null if unknown. */
  waiting: v.nullable(v.number()),
  /**
   * An upper bound for the age of the oldest message: the time since a check found the queue empty. 0 if it is empty,
   * null if unknown.
   */
  oldest_at_most_s: v.nullable(v.number()),
  state: State,
  late_after_s: v.number(),
  down_after_s: v.number(),
});

const Update = v.object({ at: Instant, state: v.picklist(INCIDENT_STATES), text: v.string() });

const Incident = v.object({
  id: v.string(),
  /** The language of its texts: English if they were not written in the requested language. */
  lang: v.picklist(LANGUAGES),
  title: v.string(),
  state: v.picklist(INCIDENT_STATES),
  started_at: Instant,
  /** When it was resolved; null while it is open. */
  resolved_at: v.nullable(Instant),
  /** The newest first. */
  updates: v.array(Update),
});

/**
 * Returns whether sources, forecasts and waiting work are on time, with the incidents of 90 days. `/status` is
 * also the page.
 */
export const getStatus = call({
  name: 'get-status',
  method: 'GET',
  path: '/status',
  alsoAt: ['/api/status'],
  access: 'anyone',
  page: true,
  query: v.object({ isAjax: IsAjax, lang: Lang }),
  reply: v.object({
    as_of: Instant,
    /** The worst state of forecasts, sources and queues; `unknown` only if nothing else is wrong. */
    state: State,
    /** The number of open incidents, which `state` does not count. A monitor warns if it is above 0, or `state` not ok. */
    open_incidents: v.number(),
    forecasts: v.object({
      /** The start of NOAA's run from which forecasts were last built; null before the first build. */
      run: v.nullable(Instant),
      /** When they were last built. */
      built_at: v.nullable(Instant),
      /** The newest run whose steps were all used; null if no run of the last 36 hours is complete. */
      complete_run: v.nullable(Instant),
      age_s: v.nullable(v.number()),
      state: State,
      late_after_s: v.number(),
      down_after_s: v.number(),
    }),
    sources: v.array(Source),
    /** When the queues were last checked; null if unknown. */
    queues_checked_at: v.nullable(Instant),
    queues: v.array(Queue),
    /** Open incidents first, then the most recently resolved. */
    incidents: v.array(Incident),
  }),
  cache: { browserS: 0, edgeS: 60 },
});
export type StatusReply = v.InferOutput<typeof getStatus.reply>;
