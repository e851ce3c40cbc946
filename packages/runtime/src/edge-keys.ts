import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Keys are read again for one that is unknown, at most once a minute. A key that is new is shown by the edge minutes
 * after it was put, as deploying takes: it is never refused for having been read too early.
 */
const READ_AGAIN_AFTER_MS = 60_000;

/** Tells whether a key is one of those that `read` finds, which are held from then on. Throws where they cannot be read. */
export function createEdgeKeys(read: () => Promise<readonly string[]>, now = () => Date.now()) {
  let held: { readonly keys: readonly string[]; readonly readAt: number } | undefined;
  return async (given: string): Promise<boolean> => {
    if (held && isOneOf(held.keys, given)) return true;
    if (held && now() - held.readAt < READ_AGAIN_AFTER_MS) return false;
    held = { readAt: now(), keys: await read() };
    return isOneOf(held.keys, given);
  };
}

/** In the same time for each key that is wrong, whatever its length. */
function isOneOf(keys: readonly string[], given: string): boolean {
  return keys.filter((key) => timingSafeEqual(digestOf(key), digestOf(given))).length > 0;
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
