import type { Condition } from '../wind/condition.ts';
import type { AlertWindow } from './find-windows.ts';
import { type HeightUnits, heightStep } from './height-options.ts';

/** The best values of a day that a surfer has been told: condition, step of the table of heights, score. */
export interface Told {
  /** 0 choppy, 1 fair, 2 clean. */
  readonly condition: number;
  readonly step: number;
  readonly score: number;
}

/** By date. */
export type ToldDays = Readonly<Record<string, Told>>;

/** A score higher by this much is worth another mail. */
const SCORE_STEP = 15;
const RANK: Readonly<Record<Condition, number>> = { choppy: 0, fair: 1, clean: 2 };

/** The windows of days that the surfer was not told of, and windows at least a step better than the told ones. */
export function listNews(windows: readonly AlertWindow[], told: ToldDays, units: HeightUnits): AlertWindow[] {
  return windows.filter((window) => {
    const before = told[window.date];
    const is = measure(window, units);
    return !before || is.condition > before.condition || is.step > before.step || is.score >= before.score + SCORE_STEP;
  });
}

/**
 * The told values once these windows are sent: the best of each value for each day,
 * so that a wavering forecast is sent once. Days before `today` are forgotten.
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
