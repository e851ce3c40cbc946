import { createECDH, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decrypt } from 'http_ece';
import { jwtVerify } from 'jose';
import type { Clock } from '../../clock.ts';
import { DiskFull } from '../../disk.ts';
import { BodyTooLargeError, type RunningServer, readBody, startService } from '../http-server.ts';
import type { Records } from '../records.ts';

/** The origin of the push endpoints: a reserved domain (RFC 2606), so no request can leave this machine. */
const PUSH_ORIGIN = 'https://push.groundswell.example';
/** The largest body that every push service must accept (RFC 8291, 4). */
const BODY_LIMIT_BYTES = 4096;

/** A browser that subscribed here, with the private half of its keys. */
interface KeptBrowser {
  readonly id: string;
  readonly privateKey: string;
  readonly auth: string;
  /** The public key of the site that the browser subscribed to; messages from other senders are refused. */
  readonly siteKey: string;
  readonly isGone?: true;
}

/** A message that arrived for a browser, decrypted. */
export interface ReceivedPush {
  readonly id: string;
  readonly browserId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly ttlS: number;
  readonly topic?: string;
  readonly text: string;
}
export type KeptPush = KeptBrowser | ReceivedPush;

/** A subscription in the JSON form that `PushManager.subscribe` resolves to. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * A simulated fault: the service replies with `status` instead of handling the message, or cuts the connection before
 * or after handling it.
 */
interface PushFault {
  readonly status?: number;
  readonly hangsUp?: 'before' | 'after';
}

export interface PushService extends RunningServer {
  subscribe(siteKey: string): Promise<Subscription>;
  /** Ends the subscription: further messages get a 410. */
  unsubscribe(endpoint: string): Promise<void>;
  /** Returns the messages, newest first. */
  list(): readonly ReceivedPush[];
  /** Called for each request; returns the fault to simulate, if any. */
  faultOf?: (browserId: string) => PushFault | undefined;
}

/**
 * Starts a push service that also plays the browsers. It authenticates the sender (VAPID, RFC 8292) and accepts what a
 * browser's own service would accept (RFC 8030). It decrypts the message as a browser would (RFC 8291).
 */
export async function startPushService(
  records: Pick<Records<KeptPush>, 'get' | 'put' | 'values'>,
  clock: Pick<Clock, 'now'>,
): Promise<PushService> {
  const server = await startService((request, response) => {
    receive(request, response).catch((error: unknown) => {
      const status = error instanceof BodyTooLargeError ? 413 : error instanceof DiskFull ? 507 : 500;
      if (status === 500) console.error(error);
      response.writeHead(status).end();
    });
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = (request.url ?? '').slice(1);
    const fault = service.faultOf?.(id);
    if (fault?.hangsUp === 'before') return void request.socket.destroy();
    if (fault?.status !== undefined) return void response.writeHead(fault.status).end();
    const status = await take(id, request, await readBody(request, BODY_LIMIT_BYTES));
    if (fault?.hangsUp === 'after') return void request.socket.destroy();
    response.writeHead(status).end();
  }

  async function take(id: string, { method, headers }: IncomingMessage, body: Buffer): Promise<number> {
    const browser = records.get(id);
    if (method !== 'POST' || !browser || !('privateKey' in browser)) return 404;
    if (browser.isGone) return 410;
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400;
    if (!(await isFromSite(headers.authorization ?? '', browser.siteKey, clock.now()))) return 403;
    const receiver = createECDH('prime256v1');
    receiver.setPrivateKey(browser.privateKey, 'base64url');
    const text = decrypt(body, { version: 'aes128gcm', privateKey: receiver, authSecret: browser.auth }).toString();
    const push = {
      id: randomUUID(),
      browserId: id,
      at: new Date(clock.now()).toISOString(),
      ttlS: Number(headers.ttl),
      text,
    };
    await records.put(push.id, typeof headers.topic === 'string' ? { ...push, topic: headers.topic } : push);
    return 201;
  }

  const service: PushService = {
    ...server,
    async subscribe(siteKey) {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const id = randomUUID();
      await records.put(id, { id, privateKey: keys.getPrivateKey('base64url'), auth, siteKey });
      return { endpoint: `${PUSH_ORIGIN}/${id}`, keys: { p256dh, auth } };
    },
    async unsubscribe(endpoint) {
      const browser = records.get(endpoint.slice(PUSH_ORIGIN.length + 1));
      if (browser && 'privateKey' in browser) await records.put(browser.id, { ...browser, isGone: true });
    },
    list: () =>
      records
        .values()
        .filter((one): one is ReceivedPush => 'text' in one)
        .toReversed(),
  };
  return service;
}

/** Whether a request is signed with the site's key, for this service, and for a day at most. */
async function isFromSite(authorization: string, siteKey: string, nowMs: number): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== siteKey) return false;
  const point = Buffer.from(siteKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const now = new Date(nowMs);
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      audience: PUSH_ORIGIN,
      currentDate: now,
      algorithms: ['ES256'],
    });
    const isBrief = (payload.exp ?? Number.POSITIVE_INFINITY) * 1000 <= nowMs + 86_400_000;
    return isBrief && /^(mailto:|https:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}
