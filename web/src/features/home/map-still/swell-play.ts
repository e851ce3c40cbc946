import type { HomeTodayReply } from '@groundswell/contracts';
import { listFrontTimes } from '@groundswell/map-stills';
import { AHEAD_MS, runningSwell } from './fronts-layout.ts';

/** The sea runs to next week in so long. */
export const PLAY_MS = 6000;

/** What can be played: from when the swell left its storm, else from now, to the last of its fronts. */
export interface SwellPlay {
  readonly from: number;
  readonly until: number;
  /** Noons and midnights in between: the steps, where nothing is to move by itself. */
  readonly steps: readonly number[];
}

/** Undefined where there is neither a swell with fronts nor a sea of other days. */
export function swellPlayOf(plate: NonNullable<HomeTodayReply['plate']>): SwellPlay | undefined {
  const swell = runningSwell(plate);
  if (!swell && !plate.days) return undefined;
  const now = Date.parse(plate.at);
  const [from, until] = [swell?.leftAt ?? now, now + AHEAD_MS];
  return { from, until, steps: listFrontTimes({ leftAt: from }, until, plate.offset_min) };
}

/** The instant that is shown so long after the start; undefined once it has run: the plate stands at now again. */
export function instantAt({ from, until }: SwellPlay, elapsedMs: number): number | undefined {
  return elapsedMs >= PLAY_MS ? undefined : from + ((until - from) * elapsedMs) / PLAY_MS;
}

/** The step after an instant, the first one without; undefined after the last. */
export function stepAfter({ steps }: SwellPlay, at: number | undefined): number | undefined {
  return steps.find((step) => at === undefined || step > at);
}
