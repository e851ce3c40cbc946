import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

export interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  querystring: Record<string, { value: string }>;
  cookies: Record<string, { value: string }>;
}

/** Runs a function of `infra/edge` on a request, as CloudFront does: a script with a global `handler`. */
export function runAtEdge(name: string, request: Partial<EdgeRequest>): EdgeRequest {
  const code = readFileSync(join(import.meta.dirname, '..', 'edge', `${name}.js`), 'utf8');
  const event = { request: { uri: '/', headers: {}, querystring: {}, cookies: {}, ...request } };
  return JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(${JSON.stringify(event)}))`));
}
