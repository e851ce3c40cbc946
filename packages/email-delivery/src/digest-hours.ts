import type { WorthyHours } from '@groundswell/email';
import type { AlertWindow } from '@groundswell/forecast/alerts';

/** The maximum number of days listed for a beach in the newsletter. */
const MOST_DAYS = 3;

/** Returns the best spans of surf hours of a beach's week, in order of time. */
export function digestHours(windows: readonly AlertWindow[]): readonly WorthyHours[] {
  return windows
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_DAYS)
    .toSorted((a, b) => a.fromAt - b.fromAt)
    .map(({ date, fromAt, endAt, faceMinCm, faceMaxCm, condition, score }) => {
      const faces = { faceMinM: faceMinCm / 100, faceMaxM: faceMaxCm / 100 };
      return { day: date, fromAt, endAt, ...faces, condition, score };
    });
}
