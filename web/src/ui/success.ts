import { useEffect, useEffectEvent } from 'react';

/** What has succeeded is said for so long. */
export const SUCCESS_MS = 5000;

/** Calls `end` once a success was said for its time; `success` is it, undefined where there is none to say. */
export function useSuccessEnd(success: unknown, end: () => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(() => onEnd(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);
}
