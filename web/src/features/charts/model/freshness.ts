import type { FirstTime } from '@groundswell/tiles';
import type { ShownRun } from '../queries.ts';

/** The polling interval for hours that the server is still drawing. */
const AWAIT_EVERY_MS = 10_000;
/** After this time a missing hour counts as failed; the next run replaces it. */
const AWAITED_FOR_MS = 1_200_000;

/**
 * Returns the polling interval for hours that are being drawn; undefined if none is pending or the last one is too old.
 */
export function awaitEveryMs(shown: ShownRun | undefined, now: number): number | undefined {
  const { run, drawnAt = now } = shown ?? {};
  if (!run?.awaitedHours || now - drawnAt > AWAITED_FOR_MS) return undefined;
  return AWAIT_EVERY_MS;
}

/**
 * Compares a `firstTime.txt` with the run that is shown; more hours of the same run count as newer. The caller rejects
 * an older one.
 */
export function compareRuns(shown: FirstTime | undefined, next: FirstTime): 'same' | 'newer' | 'older' {
  if (!shown || next.run > shown.run) return 'newer';
  if (next.run < shown.run || next.hours.length < shown.hours.length) return 'older';
  return next.hours.length > shown.hours.length || next.model !== shown.model ? 'newer' : 'same';
}
