import type { areas } from '@groundswell/contracts';

/** What a request carries beside its token. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Whose things a request names. */
export interface Named {
  readonly email: string;
  readonly beachId: number;
  readonly slug: string;
}

/** A request for each call of an area that gets past what it takes, and names this address and this beach wherever a call takes one. */
export type WellFormedOf<Area extends keyof typeof areas> = (
  named: Named,
) => Readonly<Record<(typeof areas)[Area][number]['name'], Parts>>;

export const PASSWORD = 'a wave at Folly Beach';
export const TOKEN = 'a-token.that-nobody-signed.1234567890';
export const CODE = '000000';
