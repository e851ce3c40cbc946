import { m } from '../paraglide/messages.js';

/** Returns the sentence for a rate-limited call, by its `Retry-After`; undefined if that header gives no seconds. */
export function retryWords(retryAfter: string | null): string | undefined {
  if (retryAfter === null || !/^\d{1,6}$/.test(retryAfter)) return undefined;
  const seconds = Number(retryAfter);
  return seconds < 60
    ? m.errors_retry_seconds({ count: seconds })
    : m.errors_retry_minutes({ count: Math.ceil(seconds / 60) });
}
