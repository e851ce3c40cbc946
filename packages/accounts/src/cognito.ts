import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '@groundswell/data';

let client: CognitoIdentityProviderClient | undefined;

/** The one client of this process. */
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

/** The two app clients: sessions of 30 days, and remembered ones of 365. */
export function clientIdOf(remember: boolean): string {
  return setting(remember ? 'USER_POOL_REMEMBERED_CLIENT_ID' : 'USER_POOL_CLIENT_ID');
}
