import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Json } from '../../template/json.ts';
import { ServiceError } from '../service-error.ts';

/** The part of an app client that authentication needs. A client without a secret is not checked. */
interface ClientWithSecret {
  readonly id: string;
  readonly secret?: string;
}

/**
 * Computes the hash by which an app client authenticates together with a user name. Cognito guide, 'Computing secret
 * hash values'.
 */
export function secretHash(username: string, clientId: string, secret: string): string {
  return createHmac('sha256', secret).update(`${username}${clientId}`).digest('base64');
}

/** Throws NotAuthorizedException if SECRET_HASH is wrong. */
export function assertSecretHash({ id, secret }: ClientWithSecret, username: string, given: Json | undefined): void {
  if (secret === undefined) return;
  if (given === undefined)
    throw new ServiceError(
      'NotAuthorizedException',
      `Client ${id} is configured with secret but SECRET_HASH was not received`,
    );
  if (!isSame(given, secretHash(username, id, secret)))
    throw new ServiceError('NotAuthorizedException', `Unable to verify secret hash for client ${id}`);
}

/**
 * Throws if ClientSecret is wrong; `code` is the error code that Cognito's API reference lists for the called action.
 */
export function assertSecret({ id, secret }: ClientWithSecret, given: Json | undefined, code: string): void {
  if (secret === undefined) return;
  if (given === undefined)
    throw new ServiceError(code, `Client ${id} is configured for secret but secret was not received`);
  if (!isSame(given, secret)) throw new ServiceError(code, `Unable to verify secret for client ${id}`);
}

function isSame(given: Json, expected: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
