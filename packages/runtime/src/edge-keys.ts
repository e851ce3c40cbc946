import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Keys are read again for an unknown key, at most once a minute. The edge sends a new key only minutes
 * after it was stored, because deploying takes that long, so the limit never refuses a new key.
 */
const READ_AGAIN_AFTER_MS = 60_000;

/** Checks whether a key is one of those that `read` returns, which are cached. Throws where they cannot be read. */
export function createEdgeKeys(read: () => Promise<readonly string[]>, now = () => Date.now()) {
  let held: { readonly keys: readonly string[]; readonly readAt: number } | undefined;
  return async (given: string): Promise<boolean> => {
    if (held && isOneOf(held.keys, given)) return true;
    if (held && now() - held.readAt < READ_AGAIN_AFTER_MS) return false;
    held = { readAt: now(), keys: await read() };
    return isOneOf(held.keys, given);
  };
}

/** Takes the same time for every wrong key, whatever its length. */
function isOneOf(keys: readonly string[], given: string): boolean {
  return keys.filter((key) => timingSafeEqual(digestOf(key), digestOf(given))).length > 0;
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
