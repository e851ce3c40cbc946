import {
  type Language,
  type SiteContents,
  STATUS_QUEUES,
  STATUS_SOURCES,
  type StatusQueue,
  type StatusReply,
  type StatusSource,
} from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import { judgeAge, worstState } from './judge-status.ts';
import { presentIncidents } from './present-incidents.ts';
import { FORECAST_LIMITS, QUEUE_LIMITS, SOURCE_LIMITS, type StatusLimits } from './status-limits.ts';

/** A check of the queues longer ago than this says nothing anymore. Checks are a minute apart. */
const CHECK_COUNTS_MS = 5 * MINUTE_MS;

export interface StatusFacts {
  readonly lastBuild?: { readonly runAt: number; readonly builtAt: number };
  readonly completeRunAt?: number;
  /** The time of each source's newest data, UTC ms, as in `SourceTimes` of the pipeline. */
  readonly sources: ReadonlyMap<string, number | 'overdue' | undefined>;
  /** The last check of the queues, UTC ms; absent if none is known. */
  readonly checkedAt?: number;
  /** The messages of each kind of work, and when a check last found all its queues empty, UTC ms. */
  readonly queues: Readonly<
    Partial<Record<StatusQueue, { readonly waiting: number; readonly emptyAt?: number | undefined }>>
  >;
  readonly incidents: SiteContents['incidents'];
}

/** Presents how recent everything is, judged by the limits of `status-limits.ts`. `now` is UTC ms. */
export function presentStatus(facts: StatusFacts, lang: Language, now: number): StatusReply {
  const { lastBuild, completeRunAt, checkedAt } = facts;
  const ageMs = lastBuild && now - lastBuild.runAt;
  const forecasts: StatusReply['forecasts'] = {
    run: instant(lastBuild?.runAt),
    built_at: instant(lastBuild?.builtAt),
    complete_run: instant(completeRunAt),
    age_s: seconds(ageMs),
    state: judgeAge(ageMs, FORECAST_LIMITS),
    ...limits(FORECAST_LIMITS),
  };
  const sources = STATUS_SOURCES.flatMap((id) => {
    if (id === 'tides') return [TIDES];
    return facts.sources.has(id) ? [presentSource(id, facts.sources.get(id), now)] : [];
  });
  const isChecked = checkedAt !== undefined && now - checkedAt <= CHECK_COUNTS_MS;
  const queues = STATUS_QUEUES.map((id) => presentQueue(id, isChecked ? facts.queues[id] : undefined, now));
  const incidents = presentIncidents(facts.incidents, lang, now);
  return {
    as_of: new Date(now).toISOString(),
    state: worstState([forecasts, ...sources, ...queues].map(({ state }) => state)),
    open_incidents: incidents.filter(({ resolved_at }) => resolved_at === null).length,
    forecasts,
    sources,
    queues_checked_at: instant(checkedAt),
    queues,
    incidents,
  };
}

const TIDES: StatusReply['sources'][number] = {
  id: 'tides',
  at: null,
  age_s: null,
  state: 'ok',
  late_after_s: null,
  down_after_s: null,
};

function presentSource(
  id: Exclude<StatusSource, 'tides'>,
  time: number | 'overdue' | undefined,
  now: number,
): StatusReply['sources'][number] {
  const at = time === 'overdue' ? undefined : time;
  const ageMs = at === undefined ? undefined : now - at;
  const state = time === 'overdue' ? 'down' : judgeAge(ageMs, SOURCE_LIMITS[id]);
  return { id, at: instant(at), age_s: seconds(ageMs), state, ...limits(SOURCE_LIMITS[id]) };
}

/**
 * Presents the work of one kind. SQS tells no age of a message, so the age is bounded: all messages came after the last
 * check that found the queue empty.
 */
function presentQueue(
  id: StatusQueue,
  check: { readonly waiting: number; readonly emptyAt?: number | undefined } | undefined,
  now: number,
): StatusReply['queues'][number] {
  const ageMs = check && (check.waiting === 0 ? 0 : check.emptyAt && now - check.emptyAt);
  return {
    id,
    waiting: check?.waiting ?? null,
    oldest_at_most_s: seconds(ageMs),
    state: judgeAge(ageMs, QUEUE_LIMITS[id]),
    ...limits(QUEUE_LIMITS[id]),
  };
}

function limits({ lateMs, downMs }: StatusLimits) {
  return { late_after_s: lateMs / 1000, down_after_s: downMs / 1000 };
}

function instant(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

function seconds(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.max(0, Math.round(ms / 1000));
}
