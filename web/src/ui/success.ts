import { useEffect, useEffectEvent } from 'react';

/** How long a success message shows. */
export const SUCCESS_MS = 5000;

/** Calls `end` once a success message was shown for its time; `success` is undefined where there is none. */
export function useSuccessEnd(success: unknown, end: () => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (success === undefined) return;
    const timer = setTimeout(() => onEnd(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);
}
