import type { areas } from '@groundswell/contracts';

/** The parts of a request apart from its token. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The email address and the beach that the requests contain. */
export interface Named {
  readonly email: string;
  readonly beachId: number;
  readonly slug: string;
}

/**
 * A function that returns a valid request for each call of an area. Wherever a call takes an email address or a beach,
 * the request contains the given one.
 */
export type WellFormedOf<Area extends keyof typeof areas> = (
  named: Named,
) => Readonly<Record<(typeof areas)[Area][number]['name'], Parts>>;

export const PASSWORD = 'a wave at Folly Beach';
export const TOKEN = 'a-token.that-nobody-signed.1234567890';
export const CODE = '000000';
