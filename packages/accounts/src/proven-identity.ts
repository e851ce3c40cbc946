import { SignInEmail } from '@groundswell/contracts';
import * as v from 'valibot';

/** Who someone is at a provider, by its own word. */
export interface ProvenIdentity {
  /** Stays the same there, whatever the address becomes. */
  readonly subject: string;
  /** In small letters. */
  readonly email?: string;
  /** The provider has seen that its owner reads mail there. */
  readonly isEmailVerified: boolean;
}

/** An address that a provider names, as any other is read; undefined where it is none that we take. */
export function readAddress(email: unknown): string | undefined {
  const read = v.safeParse(SignInEmail, email);
  return read.success ? read.output : undefined;
}
