import type { FirstTime } from '@groundswell/tiles';
import type { ShownRun } from '../queries.ts';

/** A refresh is allowed when the last one is older than this. */
const UPDATE_AFTER_MS = 300_000;
/** The clock asks so often. */
export const REFRESH_EVERY_MS = 300_000;
/** A reader who was idle for so long is not asked for by the clock. */
const IDLE_LIMIT_MS = 180_000;
/** Who comes back after so long has the charts refreshed by the first touch. */
const IDLE_REFRESH_MS = 300_000;
/** The same for a tab that was hidden. */
const AWAY_MS = 300_000;

export type RefreshCause = 'clock' | 'touch' | 'visible';

interface Times {
  readonly now: number;
  readonly updatedAt: number;
  /** The pointer or a key was last used. */
  readonly activeAt: number;
  /** The tab was hidden; undefined where it never was. */
  readonly hiddenAt: number | undefined;
}

/** Whether the charts are asked for anew. */
export function shouldRefresh(cause: RefreshCause, { now, updatedAt, activeAt, hiddenAt }: Times): boolean {
  if (cause === 'visible') return hiddenAt !== undefined && now - hiddenAt > AWAY_MS;
  if (now - updatedAt < UPDATE_AFTER_MS) return false;
  return cause === 'clock' ? now - activeAt < IDLE_LIMIT_MS : now - activeAt > IDLE_REFRESH_MS;
}

/** Between requests for hours that are being drawn. */
const AWAIT_EVERY_MS = 10_000;
/** An hour that is missing for so long has failed: the next run brings it. */
const AWAITED_FOR_MS = 1_200_000;

/** How often to ask for hours that are being drawn; undefined where none is, or none has come for long. */
export function awaitEveryMs(shown: ShownRun | undefined, now: number): number | undefined {
  const { run, drawnAt = now } = shown ?? {};
  if (!run?.awaitedHours || now - drawnAt > AWAITED_FOR_MS) return undefined;
  return AWAIT_EVERY_MS;
}

/**
 * What a `firstTime.txt` brings to the run that is shown: the same, more hours of it, or a newer run. One that goes back
 * is refused.
 */
export function compareRuns(shown: FirstTime | undefined, next: FirstTime): 'same' | 'newer' | 'older' {
  if (!shown || next.run > shown.run) return 'newer';
  if (next.run < shown.run || next.hours.length < shown.hours.length) return 'older';
  return next.hours.length > shown.hours.length || next.model !== shown.model ? 'newer' : 'same';
}
