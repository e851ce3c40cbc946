import { SignInEmail } from '@groundswell/contracts';
import * as v from 'valibot';

/** A person at a provider, as the provider vouches. */
export interface ProvenIdentity {
  /** Stays the same there, even if the address changes. */
  readonly subject: string;
  /** In lower case. */
  readonly email?: string;
  /** The provider has verified that its owner reads mail there. */
  readonly isEmailVerified: boolean;
}

/** A provider's address, parsed like any other; undefined where it is none that we accept. */
export function readAddress(email: unknown): string | undefined {
  const read = v.safeParse(SignInEmail, email);
  return read.success ? read.output : undefined;
}
