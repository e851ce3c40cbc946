import type { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { readCapped } from './read-capped.ts';

type Fetcher = SimpleJwksCache['fetcher'];

const WAIT_MS = 3000;

/**
 * Fetches the public keys that verify tokens, with one retry. `from` can redirect the key address, for example to a
 * local emulation.
 */
export function keyFetcher(from: (uri: string) => string = (uri) => uri): Fetcher {
  return {
    async fetch(uri) {
      const read = async () => {
        const response = await fetch(from(uri), { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
        if (!response.ok) throw new Error(`Keys could not be read: ${response.status} from ${from(uri)}.`);
        const { buffer, byteOffset, length } = await readCapped(response);
        return buffer.slice(byteOffset, byteOffset + length);
      };
      return read().catch(read);
    },
  };
}

/**
 * Returns the address of the user pool's public keys. It follows the SDK's custom Cognito endpoint, if one is set, for
 * example to a local emulation.
 */
export function poolKeysAddress(uri: string): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  return endpoint ? new URL(new URL(uri).pathname, endpoint).href : uri;
}
