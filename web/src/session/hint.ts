import { canStoreLocal, forgetLocal, readLocal, writeLocal } from '../storage/local.ts';
import type { SessionHint } from './session.ts';

/**
 * Creates a hint that all tabs share in the browser's storage; if storage fails, the hint is kept in this page's
 * memory.
 */
export function createHint(key: string): SessionHint {
  let own: { readonly hint: string | undefined } | undefined;
  return {
    read: () => (own ? own.hint : readLocal(key)),
    write(hint) {
      if (hint === undefined) forgetLocal(key);
      else writeLocal(key, hint);
      own = readLocal(key) === hint ? undefined : { hint };
    },
    isKept: canStoreLocal,
  };
}
