import type { Clock } from '../../clock.ts';
import type { BucketPlan } from '../../template/plan.ts';
import type { Objects } from './objects.ts';

const LOOK_EVERY_MS = 3_600_000;

/** Removes objects whose lifecycle rule has expired, at once and every hour. Returns a function that stops it. */
export function expireObjects(objects: Objects, buckets: readonly BucketPlan[], clock: Clock): () => void {
  const sweep = async () => {
    for (const { name, expiry } of buckets) {
      for (const { prefix, afterMs } of expiry) await removeOlder(objects, name, prefix, clock.now() - afterMs);
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Removes the objects under a prefix that were last modified before an instant, UTC ms. */
export async function removeOlder(objects: Objects, bucket: string, prefix: string, before: number): Promise<void> {
  for (const key of await objects.list(bucket, prefix)) {
    const head = await objects.head(bucket, key);
    if (head && head.modifiedAt < before) await objects.delete(bucket, key);
  }
}
