import * as v from 'valibot';

const Key = v.pipe(v.string(), v.minLength(32));
const Secret = v.object({ key: Key, before: v.optional(v.array(Key), []) });

/**
 * The keys of a secret. Readers may have read it at different moments of a rotation, and each accepts what any other
 * creates.
 */
export interface KeyRing {
  /** The key that signs. */
  readonly current: string;
  /** The oldest key. No rotation changes it. */
  readonly first: string;
  /** Every key that is valid: the current one first, then earlier ones, then the one that signs next. */
  readonly accepted: readonly string[];
}

/**
 * Parses the texts of a secret's current and pending versions, JSON with `key` and the earlier keys, newest first, as
 * `before`. Throws for any other text.
 */
export function parseKeyRing(currentText: string, pendingText: string | undefined): KeyRing {
  const { key, before } = v.parse(Secret, JSON.parse(currentText));
  const next = pendingText === undefined ? [] : [v.parse(Secret, JSON.parse(pendingText)).key];
  return { current: key, first: before.at(-1) ?? key, accepted: [...new Set([key, ...before, ...next])] };
}

/** Returns the text of the next version: a new key in front of the earlier ones, or alone if those are revoked. */
export function succeed(currentText: string, key: string, isRevoking: boolean): string {
  const { key: last, before, ...rest } = v.parse(v.looseObject(Secret.entries), JSON.parse(currentText));
  return JSON.stringify({ ...rest, key, ...(!isRevoking && { before: [last, ...before] }) });
}
