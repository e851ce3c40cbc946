import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Json } from '../../template/json.ts';
import { ServiceError } from '../service-error.ts';

/** An app client as far as authenticating goes; without a secret there is nothing to check. */
interface ClientWithSecret {
  readonly id: string;
  readonly secret?: string;
}

/** The hash by which the app client authenticates beside a user name. Cognito guide, 'Computing secret hash values'. */
export function secretHash(username: string, clientId: string, secret: string): string {
  return createHmac('sha256', secret).update(`${username}${clientId}`).digest('base64');
}

/** Throws NotAuthorizedException without the right SECRET_HASH. */
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

/** Throws without the right ClientSecret; `code` is the error of the call's reference. */
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
