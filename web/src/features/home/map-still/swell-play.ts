import type { HomeTodayReply } from '@groundswell/contracts';
import { listFrontTimes } from '@groundswell/map-stills';
import { AHEAD_MS, runningSwell } from './fronts-layout.ts';

/** The duration of the animation to next week, ms. */
export const PLAY_MS = 6000;

/**
 * The span of time that can be played. It begins at the swell's storm or, without a swell, at the current time. It ends
 * at the swell's last front.
 */
export interface SwellPlay {
  readonly from: number;
  readonly until: number;
  /** The noons and midnights in the range: the steps for readers who prefer reduced motion. */
  readonly steps: readonly number[];
}

/**
 * Returns the span of time to play. Undefined if the map still has neither a swell with fronts nor wave heights of
 * other days.
 */
export function swellPlayOf(plate: NonNullable<HomeTodayReply['plate']>): SwellPlay | undefined {
  const swell = runningSwell(plate);
  if (!swell && !plate.days) return undefined;
  const now = Date.parse(plate.at);
  const [from, until] = [swell?.leftAt ?? now, now + AHEAD_MS];
  return { from, until, steps: listFrontTimes({ leftAt: from }, until, plate.offset_min) };
}

/**
 * Returns the instant to show after `elapsedMs` of playing; undefined at the end, when the map still shows the current
 * time again.
 */
export function instantAt({ from, until }: SwellPlay, elapsedMs: number): number | undefined {
  return elapsedMs >= PLAY_MS ? undefined : from + ((until - from) * elapsedMs) / PLAY_MS;
}

/** Returns the step after an instant, or the first step without an instant; undefined after the last. */
export function stepAfter({ steps }: SwellPlay, at: number | undefined): number | undefined {
  return steps.find((step) => at === undefined || step > at);
}
