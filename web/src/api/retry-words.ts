import { m } from '../paraglide/messages.js';

/** The sentence for a rate-limited call, by its `Retry-After`; undefined where that gives no seconds. */
export function retryWords(retryAfter: string | null): string | undefined {
  if (retryAfter === null || !/^\d{1,6}$/.test(retryAfter)) return undefined;
  const seconds = Number(retryAfter);
  return seconds < 60
    ? m.errors_retry_seconds({ count: seconds })
    : m.errors_retry_minutes({ count: Math.ceil(seconds / 60) });
}
