import http, { type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/** The header by which this machine's services know the function that calls them, in place of its role's credentials. */
export const FUNCTION_HEADER = 'x-local-function';

/**
 * Adds the running function's name to the SDK's requests to this machine. All functions of a thread share the SDK,
 * which reads credentials once, so credentials cannot tell them apart.
 */
export function nameFunctionInRequests(): void {
  const { request } = http;
  const named = (options: RequestOptions, ...others: []) => {
    const name = process.env.AWS_LAMBDA_FUNCTION_NAME;
    const isHere = String(options.hostname ?? options.host ?? '').startsWith('127.');
    if (!name || !isHere) return request(options, ...others);
    return request({ ...options, headers: { ...options.headers, [FUNCTION_HEADER]: name } }, ...others);
  };
  http.request = named as typeof request;
  syncBuiltinESMExports();
}
