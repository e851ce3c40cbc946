import { useEffect, useEffectEvent } from 'react';

/** The duration of a success message. */
export const SUCCESS_MS = 5000;

/** Calls `end` after a success message has been shown for its duration; `success` is undefined without a message. */
export function useSuccessEnd(success: unknown, end: () => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(() => onEnd(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);
}
