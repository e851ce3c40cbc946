import type { giveSecondFactor } from '@groundswell/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { BodyOf } from '../api/calls.ts';
import { m } from '../paraglide/messages.js';

export type Credential = Extract<BodyOf<typeof giveSecondFactor>, { factor: 'passkey' }>['credential'];
/** WebAuthn's, as the server's library made them; the contract knows of the challenge alone. */
type Options = { readonly challenge: string };

/** Whether this browser knows of passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

/** What the browser gave, or the sentence that says why it gave none. */
export type Shown = { readonly credential: Credential } | { readonly failure: string };

/** Has the browser make a passkey. */
export async function makePasskey(options: Options): Promise<Shown> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return shown(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

/** Has the browser show a passkey. */
export async function showPasskey(options: Options): Promise<Shown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return shown(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
}

async function shown(work: Promise<unknown>): Promise<Shown> {
  try {
    return { credential: (await work) as Credential };
  } catch (error) {
    return { failure: passkeyFailure(error) };
  }
}

/** Browsers say little, lest a page learns what a device holds: one answer for 'closed', 'too late' and 'none here'. */
function passkeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return m.auth_passkey_known();
  return name === 'NotAllowedError' || name === 'AbortError' ? m.auth_passkey_unused() : m.auth_passkey_failed();
}
