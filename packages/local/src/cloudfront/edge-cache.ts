import type { HttpReply } from '../gateway/http-message.ts';
import type { Freshness } from './freshness.ts';

const LIMIT_BYTES = 64 * 1024 * 1024;

interface CachedReply {
  readonly reply: HttpReply;
  readonly ageS: number;
  /** Whether the reply has expired but may still be served while a fresh one is fetched. */
  readonly isStale: boolean;
}

export interface EdgeCache {
  find(key: string): CachedReply | undefined;
  keep(key: string, reply: HttpReply, freshness: Freshness): void;
  /** Removes all entries, as an invalidation of `/*` does. */
  clear(): void;
}

/** Creates an in-memory cache of at most 64 MB that evicts the least recently used replies. */
export function createEdgeCache(nowMs: () => number = () => performance.now()): EdgeCache {
  const entries = new Map<string, { reply: HttpReply; keptAtMs: number; freshness: Freshness }>();
  let sizeBytes = 0;

  const forget = (key: string) => {
    sizeBytes -= entries.get(key)?.reply.body.length ?? 0;
    entries.delete(key);
  };

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const ageS = (nowMs() - entry.keptAtMs) / 1000;
      const { freshS, staleS } = entry.freshness;
      if (ageS >= freshS + staleS) {
        forget(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return { reply: entry.reply, ageS, isStale: ageS >= freshS };
    },
    keep(key, reply, freshness) {
      forget(key);
      entries.set(key, { reply, keptAtMs: nowMs(), freshness });
      sizeBytes += reply.body.length;
      for (const oldest of entries.keys()) {
        if (sizeBytes <= LIMIT_BYTES) break;
        forget(oldest);
      }
    },
    clear() {
      entries.clear();
      sizeBytes = 0;
    },
  };
}
