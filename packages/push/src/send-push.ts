import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from './public-lookup.ts';

/** Our pair of keys (RFC 8292), base64url: push services let in only who holds the private one. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser at its push service. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  readonly keys: PushKeys;
  /** Where a push service reaches us: mailto: or https:. */
  readonly contact: string;
  /** How long a push service keeps it for a browser that is off. */
  readonly ttlS: number;
  /** A later one with the same topic takes the place of one not yet delivered; 32 letters of base64url at most. */
  readonly topic: string;
  /** The origin that requests go to in place of the endpoint's own, as a proxy would; empty: none. */
  readonly proxyUrl: string;
}

/** `gone`: the browser takes no more, for good. */
export type PushOutcome = 'accepted' | 'gone';

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];

/** Encrypts a text for a browser (RFC 8291) and hands it to its push service. Throws where that refuses or fails. */
export async function sendPush(target: PushTarget, text: string, options: PushOptions): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target;
  const { keys, contact, ttlS, topic, proxyUrl } = options;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: ttlS,
    topic,
    urgency: 'normal',
  });
  const { pathname, search } = new URL(endpoint);
  const status = await post(proxyUrl ? new URL(pathname + search, proxyUrl) : new URL(endpoint), headers, body);
  if (status >= 200 && status < 300) return 'accepted';
  if (GONE.includes(status)) return 'gone';
  throw new Error(`The push service ${new URL(endpoint).host} answered ${status}.`);
}

/** Follows no redirect and reads no body: a hostile endpoint gets one request, and we only its status. */
function post(url: URL, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const request = (secure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(secure && { lookup: publicLookup }),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
