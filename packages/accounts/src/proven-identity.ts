import { SignInEmail } from '@groundswell/contracts';
import * as v from 'valibot';

/** A person whom a sign-in provider has authenticated. */
export interface ProvenIdentity {
  /** The provider's id of the person, which stays the same if their address changes. */
  readonly subject: string;
  /** The email address in lower case. */
  readonly email?: string;
  /** Whether the provider has verified that its user reads mail at the address. */
  readonly isEmailVerified: boolean;
}

/** Parses a provider's email address like any other; returns undefined for one that we do not accept. */
export function readAddress(email: unknown): string | undefined {
  const read = v.safeParse(SignInEmail, email);
  return read.success ? read.output : undefined;
}
