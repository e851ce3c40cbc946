import type { WorthyHours } from '@groundswell/email';
import type { AlertWindow } from '@groundswell/forecast/alerts';

/** Days of a beach in a letter. */
const MOST_DAYS = 3;

/** The best windows of a beach's week, by day. */
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
