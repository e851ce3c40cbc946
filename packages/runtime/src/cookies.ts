import type middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpResponse } from './response.ts';

/** The cookies of a request and of its reply. */
export interface Cookies {
  /** Returns the cookie as the browser will hold it after this reply, so values set here are read back. */
  read(name: string): string | undefined;
  /**
   * Sets a cookie for this host only, over TLS only, unreadable for scripts. `value` may contain letters, digits and
   * `._~-`.
   */
  set(name: `__Host-${string}`, value: string, maxAgeS: number): void;
  clear(name: `__Host-${string}`): void;
}

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const VALUE = /^[\w.~-]*$/;

const jars = new WeakMap<object, { readonly cookies: Cookies; readonly set: Map<string, string> }>();

/** Returns the cookies of this request; those set on the result are sent with its reply. */
export function cookiesOf(event: APIGatewayProxyEventV2): Cookies {
  return jarOf(event).cookies;
}

/** Creates a middleware that sends the cookies set during the request, with a success or a failure. */
export function cookieMiddleware(): middy.MiddlewareObj<APIGatewayProxyEventV2, HttpResponse> {
  const send = (request: middy.Request<APIGatewayProxyEventV2, HttpResponse>) => {
    const set = [...jarOf(request.event).set.values()];
    if (request.response && set.length > 0) request.response = { ...request.response, cookies: set };
  };
  return { after: send, onError: send };
}

function jarOf(event: APIGatewayProxyEventV2) {
  const existing = jars.get(event);
  if (existing) return existing;
  const values = new Map(event.cookies?.map((one) => splitAtEquals(one)));
  const set = new Map<string, string>();
  const put: Cookies['set'] = (name, value, maxAgeS) => {
    if (!VALUE.test(value)) throw new Error(`The cookie ${name} holds what a cookie cannot.`);
    values.set(name, value);
    set.set(name, `${name}=${value}; Max-Age=${maxAgeS}; ${ATTRIBUTES}`);
  };
  const cookies: Cookies = {
    read: (name) => values.get(name) || undefined,
    set: put,
    clear: (name) => put(name, '', 0),
  };
  const jar = { cookies, set };
  jars.set(event, jar);
  return jar;
}

function splitAtEquals(cookie: string): [name: string, value: string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
