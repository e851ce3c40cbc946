import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from './public-lookup.ts';

/** Our VAPID key pair (RFC 8292), base64url. Push services accept only messages that its private key signed. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser's push subscription. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  readonly keys: PushKeys;
  /** The address at which a push service can contact us, mailto: or https:. */
  readonly contact: string;
  /** How many seconds a push service stores the message for an offline browser. */
  readonly ttlS: number;
  /**
   * The topic of the message. A later message with the same topic replaces one that is not delivered yet. At most 32
   * characters of base64url.
   */
  readonly topic: string;
  /**
   * The origin to which requests are sent instead of the endpoint's own, for example a local emulation; empty in
   * production.
   */
  readonly proxyUrl: string;
}

/** `gone` means that the subscription has ended for good. */
export type PushOutcome = 'accepted' | 'gone';

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];

/**
 * Encrypts a text for a browser (RFC 8291) and sends it to its push service. Throws if the service refuses it or fails.
 */
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

/**
 * Sends a POST without following redirects or reading the body. A hostile endpoint gets one request, and only its
 * status is used.
 */
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
