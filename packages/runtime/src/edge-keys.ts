import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * An unknown key makes the Lambda read the keys again, at most once a minute. The edge sends a new key only minutes
 * after it was stored, because a deployment takes that long, so no new key is refused.
 */
const READ_AGAIN_AFTER_MS = 60_000;

/**
 * Creates a function that checks whether a key is among those that `read` returns, which are cached. It throws if they
 * cannot be read.
 */
export function createEdgeKeys(read: () => Promise<readonly string[]>, now = () => Date.now()) {
  let held: { readonly keys: readonly string[]; readonly readAt: number } | undefined;
  return async (given: string): Promise<boolean> => {
    if (held && isOneOf(held.keys, given)) return true;
    if (held && now() - held.readAt < READ_AGAIN_AFTER_MS) return false;
    held = { readAt: now(), keys: await read() };
    return isOneOf(held.keys, given);
  };
}

/** Compares a key in constant time, whatever its length. */
function isOneOf(keys: readonly string[], given: string): boolean {
  return keys.filter((key) => timingSafeEqual(digestOf(key), digestOf(given))).length > 0;
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
