import type { HomeTodayReply } from '@groundswell/contracts';
import { listFrontTimes, type RunningSwell } from '@groundswell/plates';
import { AHEAD_MS, runningSwell } from './fronts-layout.ts';

/** From its storm to next week a swell runs in so long. */
export const PLAY_MS = 6000;

/** A swell that can be played: from when it left its storm to the last of its fronts. */
export interface SwellPlay {
  readonly from: number;
  readonly until: number;
  /** Noons and midnights in between: the steps, where nothing is to move by itself. */
  readonly steps: readonly number[];
}

export function swellPlayOf(plate: NonNullable<HomeTodayReply['plate']>): SwellPlay | undefined {
  const swell: RunningSwell | undefined = runningSwell(plate);
  if (!swell) return undefined;
  const until = Date.parse(plate.at) + AHEAD_MS;
  return { from: swell.leftAt, until, steps: listFrontTimes(swell, until, plate.offset_min) };
}

/** The instant that is shown so long after the start; undefined once it has run: the plate stands at now again. */
export function instantAt({ from, until }: SwellPlay, elapsedMs: number): number | undefined {
  return elapsedMs >= PLAY_MS ? undefined : from + ((until - from) * elapsedMs) / PLAY_MS;
}

/** The step after an instant, the first one without; undefined after the last. */
export function stepAfter({ steps }: SwellPlay, at: number | undefined): number | undefined {
  return steps.find((step) => at === undefined || step > at);
}
