import type { ThrottlePlan } from '../template/plan.ts';

/**
 * Creates a token bucket, as API Gateway throttles a stage: it holds `burst` tokens and refills at `perSecond`. The
 * returned function takes a token, or returns false if the bucket is empty. `now` in ms.
 */
export function createThrottle({ perSecond, burst }: ThrottlePlan, now: () => number): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + (Math.max(0, at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
