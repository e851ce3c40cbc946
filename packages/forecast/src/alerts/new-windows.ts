import type { Condition } from '../wind/condition.ts';
import type { AlertWindow } from './find-windows.ts';
import { type HeightUnits, heightStep } from './height-options.ts';

/** The best values of a day that a surfer has been notified of: condition, step of the height table and score. */
export interface NotifiedBest {
  /** The surface condition: 0 choppy, 1 fair, 2 clean. */
  readonly condition: number;
  readonly step: number;
  readonly score: number;
}

/** By date. */
export type NotifiedDays = Readonly<Record<string, NotifiedBest>>;

/** The smallest rise in score that justifies another email. */
const SCORE_STEP = 15;
const RANK: Readonly<Record<Condition, number>> = { choppy: 0, fair: 1, clean: 2 };

/**
 * Returns the spans that justify an email. A span qualifies when its day has had no notification yet. It also qualifies
 * when its condition, height step or score is clearly better than the notified value.
 */
export function listNewWindows(
  windows: readonly AlertWindow[],
  notified: NotifiedDays,
  units: HeightUnits,
): AlertWindow[] {
  return windows.filter((alertWindow) => {
    const before = notified[alertWindow.date];
    const measured = measure(alertWindow, units);
    return (
      !before ||
      measured.condition > before.condition ||
      measured.step > before.step ||
      measured.score >= before.score + SCORE_STEP
    );
  });
}

/**
 * Returns the notified values after an email with these spans of hours. Each day stores the best value so far, so a
 * forecast that goes up and down causes only one email. Days before `today` are dropped.
 */
export function addNotified(
  notified: NotifiedDays,
  windows: readonly AlertWindow[],
  units: HeightUnits,
  today: string,
): NotifiedDays {
  const days = new Map(Object.entries(notified).filter(([date]) => date >= today));
  for (const alertWindow of windows) {
    const measured = measure(alertWindow, units);
    const before = days.get(alertWindow.date) ?? measured;
    days.set(alertWindow.date, {
      condition: Math.max(measured.condition, before.condition),
      step: Math.max(measured.step, before.step),
      score: Math.max(measured.score, before.score),
    });
  }
  return Object.fromEntries(days);
}

function measure({ condition, faceCm, score }: AlertWindow, units: HeightUnits): NotifiedBest {
  return { condition: RANK[condition], step: heightStep(faceCm, units), score };
}
