import { randomUUID } from 'node:crypto';
import type { HttpRequest } from './http-message.ts';
import type { MatchedRoute } from './match-route.ts';

export interface ApiIdentity {
  readonly apiId: string;
  readonly accountId: string;
  readonly host: string;
}

/** Builds the event of a request, payload format 2.0. HTTP API guide, 'AWS Lambda integrations for HTTP APIs'. */
export function toRequestEvent(request: HttpRequest, { route, params }: MatchedRoute, api: ApiIdentity, now: number) {
  const path = decodePath(request.path);
  const query = joinQuery(request.query);
  const isText = isTextual(request.headers['content-type']);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(request.cookies.length > 0 && { cookies: [...request.cookies] }),
    headers: request.headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: {
      accountId: api.accountId,
      apiId: api.apiId,
      domainName: api.host,
      domainPrefix: api.apiId,
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: Math.trunc(now),
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

/** API Gateway passes the path to the function decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** API Gateway joins repeated query parameters with commas. */
function joinQuery(query: string): Readonly<Record<string, string>> {
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

function isTextual(contentType: string | undefined): boolean {
  if (contentType === undefined) return true;
  return /^text\/|^application\/(json|javascript|xml|x-www-form-urlencoded)\b|\+(json|xml)\b/i.test(contentType);
}

/** Formats a time like `20/Nov/2026:08:58:00 +0000`. */
function logTime(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
