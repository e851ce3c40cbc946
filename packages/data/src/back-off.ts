import { setTimeout } from 'node:timers/promises';

const FIRST_WAIT_MS = 50;

/**
 * Waits before unprocessed requests are sent again to a busy service: not at all before round 0, then 50 ms, doubled
 * each round. The upper half of each wait is random so that clients spread out.
 */
export async function backOff(round: number): Promise<void> {
  if (round === 0) return;
  const mostMs = FIRST_WAIT_MS * 2 ** (round - 1);
  await setTimeout(mostMs * (0.5 + Math.random() / 2));
}
