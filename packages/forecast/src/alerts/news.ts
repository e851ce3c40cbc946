import type { Condition } from '../wind/condition.ts';
import type { AlertWindow } from './find-windows.ts';
import { type HeightUnits, heightStep } from './height-options.ts';

/** The best values of a day that a surfer has been notified of: condition, step of the height table and score. */
export interface Told {
  /** The surface condition: 0 choppy, 1 fair, 2 clean. */
  readonly condition: number;
  readonly step: number;
  readonly score: number;
}

/** By date. */
export type ToldDays = Readonly<Record<string, Told>>;

/** The smallest rise in score that justifies another email. */
const SCORE_STEP = 15;
const RANK: Readonly<Record<Condition, number>> = { choppy: 0, fair: 1, clean: 2 };

/**
 * Returns the spans that justify an email. A span qualifies when its day has had no notification yet. It also qualifies
 * when its condition, height step or score is clearly better than the notified value.
 */
export function listNews(windows: readonly AlertWindow[], told: ToldDays, units: HeightUnits): AlertWindow[] {
  return windows.filter((window) => {
    const before = told[window.date];
    const is = measure(window, units);
    return !before || is.condition > before.condition || is.step > before.step || is.score >= before.score + SCORE_STEP;
  });
}

/**
 * Returns the notified values after an email with these spans of hours. Each day stores the best value so far, so a
 * forecast that goes up and down causes only one email. Days before `today` are dropped.
 */
export function addTold(told: ToldDays, windows: readonly AlertWindow[], units: HeightUnits, today: string): ToldDays {
  const days = new Map(Object.entries(told).filter(([date]) => date >= today));
  for (const window of windows) {
    const is = measure(window, units);
    const before = days.get(window.date) ?? is;
    days.set(window.date, {
      condition: Math.max(is.condition, before.condition),
      step: Math.max(is.step, before.step),
      score: Math.max(is.score, before.score),
    });
  }
  return Object.fromEntries(days);
}

function measure({ condition, faceCm, score }: AlertWindow, units: HeightUnits): Told {
  return { condition: RANK[condition], step: heightStep(faceCm, units), score };
}
