import { DAY_MS } from '@groundswell/durations';
import type { Release } from './release.ts';

/** A tab that was opened before a release may still load parts of its own release for this long. */
const KEPT_AFTER_MS = 7 * DAY_MS;

/**
 * Chooses the releases that no reader needs: older than the live one and the complete one before it, and replaced for at
 * least a week. `releases` are sorted, newest first.
 */
export function chooseRemoved(releases: readonly Release[], liveFolder: string, now: number): readonly Release[] {
  const liveAt = releases.findIndex(({ folder }) => folder === liveFolder);
  if (liveAt < 0) throw new Error(`The live release ${liveFolder} is not in the bucket, so nothing is removed.`);
  const previous = releases.slice(liveAt + 1).find(({ isComplete }) => isComplete);
  return releases.filter((release, index) => {
    if (index <= liveAt || release === previous) return false;
    const replacedBy = releases.slice(0, index).findLast(({ isComplete }) => isComplete);
    return replacedBy !== undefined && now - replacedBy.publishedAt >= KEPT_AFTER_MS;
  });
}
