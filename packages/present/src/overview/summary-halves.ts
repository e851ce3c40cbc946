import { HOUR_MS } from '@groundswell/durations';
import { type BeachSummary, clockMinutes, halfAt, type SummaryDay, type SummaryPart } from '@groundswell/forecast';
import { type FaceOfNow, type Half, showHalf } from '../beach/day-halves.ts';

/** Finds the day of a summary that contains `now`, UTC ms, or the first after it. */
export function todayOf(summary: BeachSummary | undefined, now: number): SummaryDay | undefined {
  return summary?.days.find(({ endAt }) => endAt > now);
}

/**
 * Computes the morning and the afternoon of a summary's day exactly as the beach page shows them. `timeZone` is an IANA
 * name.
 */
export function summaryHalves(
  day: SummaryDay,
  timeZone: string,
  now: number,
): { readonly am: Half; readonly pm: Half } {
  const ofNow = faceOfNow(day, timeZone, now);
  return { am: showHalf('am', represented(day.am), ofNow), pm: showHalf('pm', represented(day.pm), ofNow) };
}

function represented({ faceMm, condition }: SummaryPart) {
  return { condition, ...(faceMm !== undefined && { faceHeightM: faceMm / 1000 }) };
}

function faceOfNow(day: SummaryDay, timeZone: string, now: number): FaceOfNow | undefined {
  if (!day.light) return undefined;
  const hour = Math.floor((now - day.light.fromAt) / HOUR_MS);
  const cm = day.light.faceCm[hour];
  const half = halfAt(clockMinutes(timeZone, day, day.light.fromAt + hour * HOUR_MS));
  return half && typeof cm === 'number' ? { half, faceM: cm / 100 } : undefined;
}
