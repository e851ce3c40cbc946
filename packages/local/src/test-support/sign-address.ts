import * as crypto from 'node:crypto';
import type { Signer } from '../services/s3/signature.ts';

/**
 * Returns an address of a local bucket, presigned for a minute with Signature Version 4. Functions of test clouds
 * include the source text of this function, so it uses no names from outside itself. `now`: UTC ms.
 */
export function signAddress(
  method: string,
  address: string,
  key: Signer,
  now = Date.now(),
  { createHash, createHmac } = crypto,
): string {
  const { origin, host, pathname } = new URL(address);
  const date = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = [date.slice(0, 8), key.region, 's3', 'aws4_request'];
  const query = [
    'X-Amz-Algorithm=AWS4-HMAC-SHA256',
    `X-Amz-Credential=${encodeURIComponent([key.accessKeyId, ...scope].join('/'))}`,
    `X-Amz-Date=${date}`,
    'X-Amz-Expires=60',
    'X-Amz-SignedHeaders=host',
  ].join('&');
  const request = [method, pathname, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();
  const derived = scope.reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  const signature = hmac(derived, ['AWS4-HMAC-SHA256', date, scope.join('/'), digest].join('\n')).toString('hex');
  return `${origin}${pathname}?${query}&X-Amz-Signature=${signature}`;
}

/**
 * The source code that a function under test includes. It defines `sign(method, address)`, which signs with the
 * credentials in the function's environment.
 */
export const SIGN_BY_ENVIRONMENT = `
import * as crypto from 'node:crypto';
${String(signAddress).replace(/\{ createHash, createHmac \} = [^)]*\)/, '{ createHash, createHmac } = crypto)')}
const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region } = process.env;
const sign = (method, address) => signAddress(method, address, { accessKeyId, secretAccessKey, region });
`;
