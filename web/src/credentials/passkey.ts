import type { giveSecondFactor } from '@groundswell/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { BodyOf } from '../api/calls.ts';
import { m } from '../paraglide/later.js';

type Credential = Extract<BodyOf<typeof giveSecondFactor>, { factor: 'passkey' }>['credential'];
/** The WebAuthn options from the server. The contract declares only the challenge. */
type Options = { readonly challenge: string };

export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

/** The browser's credential, or a sentence that says why the browser returned none. */
export type Shown = { readonly credential: Credential } | { readonly failure: string };

export async function makePasskey(options: Options): Promise<Shown> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return shown(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

/** Signs with a passkey. */
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

/**
 * Browsers do not reveal which passkeys a device holds: a cancelled prompt, a timeout and a missing passkey raise the
 * same error.
 */
function passkeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return m.auth_passkey_known();
  return name === 'NotAllowedError' || name === 'AbortError' ? m.auth_passkey_unused() : m.auth_passkey_failed();
}
