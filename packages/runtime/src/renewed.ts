/** The age from which a value is read again, in ms. */
const RENEW_AFTER_MS = 5 * 60_000;
/** The age up to which a value is used if reading it again fails, in ms. The rotation of secrets waits longer. */
export const USABLE_FOR_MS = 15 * 60_000;
/** The pause after a failed reading, in ms. */
const RETRY_AFTER_MS = 30_000;

/**
 * Creates a function that returns what `read` returns, cached for five minutes. The age counts from the start of the
 * reading. If a renewal fails, the value stays in use for up to fifteen minutes; after that, the error is thrown.
 */
export function renewed<T>(read: () => Promise<T>, now = () => Date.now()): () => Promise<T> {
  let held: { readonly value: T; readonly readAt: number; readonly renewAt: number } | undefined;
  let reading: Promise<T> | undefined;
  const renew = async () => {
    const readAt = now();
    const value = await read();
    held = { value, readAt, renewAt: readAt + RENEW_AFTER_MS };
    return value;
  };
  return async () => {
    if (held && now() < held.renewAt) return held.value;
    reading ??= renew().finally(() => {
      reading = undefined;
    });
    try {
      return await reading;
    } catch (error) {
      if (!held || now() - held.readAt >= USABLE_FOR_MS) throw error;
      held = { ...held, renewAt: Math.min(now() + RETRY_AFTER_MS, held.readAt + USABLE_FOR_MS) };
      return held.value;
    }
  };
}
