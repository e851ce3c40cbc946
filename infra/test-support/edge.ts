import { runInNewContext } from 'node:vm';
import { builtPages, headedPages, headOnlyPages } from '@groundswell/contracts';
import { edgeCode } from '../edge-code.ts';

export interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  cookies: Record<string, { value: string }>;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Record<string, { value: string }>;
}

/** The files of a built site. */
export const SITE_FILES = [
  ...['/icons/icon-192.png', '/index.html', '/manifest.webmanifest', '/sw.js'],
  ...['index', 'home', ...Object.values({ ...headedPages, ...builtPages, ...headOnlyPages })].flatMap((file) =>
    ['en', 'es', 'zh-CN'].map((language) => `/${file}.${language}.html`),
  ),
];

/**
 * Runs a function of `infra/edge` on a request, as CloudFront does: a script with a global `handler`. Files are in the
 * folder of a release, by default the bucket's root.
 */
export function runAtEdge(name: string, request: Partial<EdgeRequest>, folder?: string): EdgeRequest {
  return callHandler(name, { request: edgeRequest(request) }, folder);
}

/** Runs a function that replies to the request itself. */
export function redirectAtEdge(name: string, request: Partial<EdgeRequest>): EdgeResponse {
  return callHandler(name, { request: edgeRequest(request) });
}

/** Runs a function on the reply to a request. */
export function runOnReply(
  name: string,
  request: Partial<EdgeRequest>,
  response: EdgeResponse,
  folder?: string,
): EdgeResponse {
  return callHandler(name, { request: edgeRequest(request), response }, folder);
}

function edgeRequest(request: Partial<EdgeRequest>): EdgeRequest {
  return { uri: '/', headers: {}, querystring: {}, cookies: {}, ...request };
}

function callHandler<Result>(name: string, event: object, folder?: string): Result {
  return JSON.parse(
    runInNewContext(
      `${edgeCode(name, { files: SITE_FILES, folder })}; JSON.stringify(handler(${JSON.stringify(event)}))`,
    ),
  );
}
