import type { areas } from '@groundswell/contracts';

/** A request's parts besides its token. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The owner of the things in a request. */
export interface Named {
  readonly email: string;
  readonly beachId: number;
  readonly slug: string;
}

/**
 * A request for each call of an area that passes validation, and contains this address and this beach wherever a call
 * takes one.
 */
export type WellFormedOf<Area extends keyof typeof areas> = (
  named: Named,
) => Readonly<Record<(typeof areas)[Area][number]['name'], Parts>>;

export const PASSWORD = 'a wave at Folly Beach';
export const TOKEN = 'a-token.that-nobody-signed.1234567890';
export const CODE = '000000';
