import { createHash } from 'node:crypto';
import { type Limit, limits } from '@groundswell/data';
import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { keyFetcher } from './pool-keys.ts';
import { type ProvenIdentity, readAddress } from './proven-identity.ts';
import { openIdSettings } from './providers.ts';

const keys = new SimpleJwksCache({ fetcher: keyFetcher() });

/**
 * Each token is accepted once in 25 hours, which is longer than Google's tokens (one hour) and Apple's (one day) are
 * valid.
 */
const ONCE: Limit = { most: 1, perS: 25 * 3600 };

/**
 * Reads an ID token of Google or Apple (OpenID Connect Core, 3.1.3.7): signature, issuer, audience, time, nonce. The
 * token holds the digest of the nonce, so a stolen token alone is useless; and each is accepted once.
 */
export async function readIdToken(
  provider: 'google' | 'sign-in-with-apple',
  token: string,
  nonce: string | undefined,
): Promise<ProvenIdentity | undefined> {
  const settings = openIdSettings(provider);
  if (!settings) return undefined;
  const { issuer, clientId, keysAddress } = settings;
  const verifier = JwtVerifier.create({ issuer, audience: clientId, jwksUri: keysAddress }, { jwksCache: keys });
  try {
    const { sub, email, email_verified: isVerified, nonce: nonceDigest } = await verifier.verify(token);
    if (!sub || nonce === undefined || nonceDigest !== digestOf(nonce)) return undefined;
    if (!(await limits.take('id-token', `${provider} ${nonceDigest}`, ONCE)).allowed) return undefined;
    return {
      subject: sub,
      email: readAddress(email),
      // Apple sends the flag as text.
      isEmailVerified: isVerified === true || isVerified === 'true',
    };
  } catch (error) {
    if (error instanceof JwtBaseError) return undefined;
    throw error;
  }
}

function digestOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}
