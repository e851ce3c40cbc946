import type { BodyOf, confirmPasskey } from '@groundswell/contracts';
import type { StoredAccount, StoredPasskey } from '@groundswell/data/accounts';
import { logLine, productName } from '@groundswell/runtime';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Factors, factorsOf } from './factors.ts';

export const MOST_PASSKEYS = 10;
/**
 * The timeout that WebAuthn recommends (level 3, 15.1), for a user who may have to fetch a security key or enter a PIN.
 */
const TIMEOUT_MS = 300_000;
/** The COSE ids of EdDSA, ES256 and RS256, the algorithms that authenticators use. */
const ALGORITHMS = [-8, -7, -257];
/** The maximum size of a stored public key. The longest that we expect, RSA with 4096 bits, takes 530 bytes. */
const KEY_BYTES = 1024;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** A browser's response to a challenge, as received. */
type Credential = BodyOf<typeof confirmPasskey>['credential'];
interface Challenged {
  readonly challenge: string;
  /** The origin of the website, for example 'https://groundswell.example'. */
  readonly site: string;
}

/**
 * Returns the options with which a browser creates a passkey; it refuses if the authenticator already has one of this
 * account.
 */
export function creationOptions(account: StoredAccount, site: string) {
  return generateRegistrationOptions({
    rpName: productName(),
    rpID: hostOf(site),
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.email,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: listOf(account),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Verifies a new passkey. Returns undefined if it is invalid, or was made for another challenge or site. */
export function readNewPasskey(
  credential: Credential,
  { challenge, site }: Challenged,
): Promise<Omit<StoredPasskey, 'name' | 'createdAt'> | undefined> {
  return unlessRefused(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: hostOf(site),
      // The password was checked before, so a touch is enough and no PIN or fingerprint is required.
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.publicKey.length > KEY_BYTES) return undefined;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: TRANSPORTS.filter((one) => transports?.some((said) => said === one)),
    };
  });
}

/** Returns the options with which a browser presents one of the account's passkeys. */
export function requestOptions(account: StoredAccount, site: string) {
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: listOf(account),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  });
}

/**
 * Returns the factors with the passkey's use recorded. Returns undefined for a passkey of another account, or a
 * response to another challenge or site.
 */
export function usePasskey(
  account: StoredAccount,
  credential: Credential,
  { challenge, site }: Challenged,
  now = Date.now(),
): Promise<Factors | undefined> {
  const factors = factorsOf(account);
  const passkey = factors.passkeys.find(({ id }) => id === credential.id);
  return unlessRefused(async () => {
    if (!passkey) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: hostOf(site),
      credential: { ...passkey, publicKey: Buffer.from(passkey.publicKey, 'base64url'), transports: undefined },
      requireUserVerification: false,
    });
    const used = { ...passkey, counter: authenticationInfo.newCounter, usedAt: now };
    return verified
      ? { ...factors, passkeys: factors.passkeys.map((one) => (one === passkey ? used : one)) }
      : undefined;
  });
}

/** Returns undefined if the check throws, which the library does for any invalid input. The reason is logged. */
async function unlessRefused<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    logLine('info', { passkeyRefused: error instanceof Error ? error.message.slice(0, 200) : 'unknown' });
    return undefined;
  }
}

function listOf(account: StoredAccount) {
  return factorsOf(account).passkeys.map(({ id, transports }) => ({
    id,
    transports: transports as AuthenticatorTransport[] | undefined,
  }));
}

/** Passkeys are bound to a host, whatever its port (WebAuthn, 5.1.3: the effective domain). */
function hostOf(site: string): string {
  return new URL(site).hostname;
}
