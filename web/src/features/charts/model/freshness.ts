import type { FirstTime } from '@groundswell/tiles';
import type { ShownRun } from '../queries.ts';

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
