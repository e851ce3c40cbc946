import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StoredAccount } from '@groundswell/data/accounts';
import { makeAccount, makeSession } from '@groundswell/data/testing/make-account';
import { processSingleton } from '@groundswell/test/support/process-singleton';

const POOL = 'us-east-1_TestPool1';
const CLIENT = 'web-client';
const KEY_ID = 'test-key';
const TOKEN_LASTS_S = 3600;

const ANSWERS: Readonly<Record<string, (user: string) => object>> = {
  AdminInitiateAuth: () => ({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
  DescribeUserPoolClient: () => ({ UserPoolClient: { ClientSecret: 'the-secret-of-the-client' } }),
};

/** A stub of a Cognito user pool that covers only tokens. */
export interface TokenPool {
  /** The environment variables that direct a process to the pool. */
  readonly environment: Readonly<Record<string, string>>;
  /** Returns an access token of the account's session `SESSION_ID`; `over` replaces claims of a valid one. */
  tokenOf(account: Pick<StoredAccount, 'id' | 'identityId'>, over?: Readonly<Record<string, unknown>>): string;
  /**
   * Returns the Cognito calls received since `takeOrders` last ran, each with its user, for example 'AdminDeleteUser'.
   */
  takeOrders(): string[];
  stop(): void;
}

/**
 * Serves a user pool's public keys over HTTP, so that the production verifier accepts the tokens made here. The stub
 * rejects every password.
 */
export async function startTokenPool(): Promise<TokenPool> {
  const { privateKey, publicKey } = processSingleton('token-keys', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  );
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const orders: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [, order] = String(request.headers['x-amz-target'] ?? '').split('.');
    if (!order) return void response.end(JSON.stringify({ keys: [jwk] }));
    const { Username: user } = JSON.parse(body);
    orders.push(`${order} ${user}`);
    if (order === 'AdminInitiateAuth') response.statusCode = 400;
    response.end(JSON.stringify(ANSWERS[order]?.(user) ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    environment: {
      USER_POOL_ID: POOL,
      USER_POOL_CLIENT_ID: CLIENT,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    tokenOf({ id, identityId }, over) {
      const atS = Math.floor(Date.now() / 1000);
      const claims = {
        sub: randomUUID(),
        iss: `https://cognito-idp.us-east-1.amazonaws.com/${POOL}`,
        client_id: CLIENT,
        token_use: 'access',
        auth_time: atS,
        iat: atS,
        exp: atS + TOKEN_LASTS_S,
        username: `${id}.${identityId}`,
        jti: randomUUID(),
        origin_jti: SESSION_ID,
        ...over,
      };
      const signed = `${part({ alg: 'RS256', kid: KEY_ID })}.${part(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    takeOrders: () => orders.splice(0),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The id of the session in which the accounts of these tests are signed in. */
export const SESSION_ID = 'session-of-this-test';

/** Builds a new account, signed in with one session. */
export function newAccount(over: Partial<StoredAccount> = {}): StoredAccount {
  const createdAt = Date.now();
  const sessions = { [SESSION_ID]: makeSession(createdAt) };
  return makeAccount({ createdAt, emailVerifiedAt: createdAt, sessions, ...over });
}
