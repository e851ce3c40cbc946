import type { FirstTime } from '@groundswell/tiles';
import type { ShownRun } from '../queries.ts';

/** The polling interval while the server is still rendering the tiles of some hours. */
const AWAIT_EVERY_MS = 10_000;
/** After this time an hour without tiles counts as failed; the next model run replaces it. */
const AWAITED_FOR_MS = 1_200_000;

/**
 * Returns the polling interval for hours whose tiles are being rendered. Undefined if no hour is pending, or if the
 * latest one is too old.
 */
export function awaitEveryMs(shown: ShownRun | undefined, now: number): number | undefined {
  const { run, drawnAt = now } = shown ?? {};
  if (!run?.awaitedHours || now - drawnAt > AWAITED_FOR_MS) return undefined;
  return AWAIT_EVERY_MS;
}

/**
 * Compares a newly read `firstTime.txt` with the shown model run. A list with more hours of the same run counts as
 * newer. The caller rejects an older run.
 */
export function compareRuns(shown: FirstTime | undefined, next: FirstTime): 'same' | 'newer' | 'older' {
  if (!shown || next.run > shown.run) return 'newer';
  if (next.run < shown.run || next.hours.length < shown.hours.length) return 'older';
  return next.hours.length > shown.hours.length || next.model !== shown.model ? 'newer' : 'same';
}
