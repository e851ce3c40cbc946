import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '@groundswell/data';

let client: CognitoIdentityProviderClient | undefined;

export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 6000, throwOnRequestTimeout: true },
  });
  return client;
}

export function pool(): { UserPoolId: string } {
  return { UserPoolId: setting('USER_POOL_ID') };
}

export function clientId(): string {
  return setting('USER_POOL_CLIENT_ID');
}

let secret: Promise<string> | undefined;

/**
 * Returns the app client's secret, read once per process. Without it Cognito signs nobody in, so that a browser's own
 * calls to Cognito fail.
 */
export async function clientSecret(): Promise<string> {
  secret ??= readSecret();
  return secret.catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
}

/** Computes the hash that Cognito requires with a user name ('SECRET_HASH' of its API). */
export async function secretHash(userName: string): Promise<string> {
  return createHmac('sha256', await clientSecret())
    .update(userName + clientId())
    .digest('base64');
}

async function readSecret(): Promise<string> {
  const { UserPoolClient } = await cognito().send(
    new DescribeUserPoolClientCommand({ ...pool(), ClientId: clientId() }),
  );
  if (!UserPoolClient?.ClientSecret) throw new Error('The app client has no secret.');
  return UserPoolClient.ClientSecret;
}
