import { request } from '../../api/client.ts';
import { requestTimeout } from '../../api/request-timeout.ts';

/** Whether this browser can show notifications and the reader has not blocked them. */
export function canShow(): boolean {
  return (
    typeof Notification !== 'undefined' &&
    Notification.permission !== 'denied' &&
    'PushManager' in globalThis &&
    'serviceWorker' in navigator
  );
}

/**
 * Returns the id that the account's list of push subscriptions uses for this browser; undefined if this browser has
 * none.
 */
export async function findOwnId(): Promise<string | undefined> {
  const subscription = await find();
  return subscription && idOf(subscription);
}

/**
 * Asks for permission, subscribes at the browser's push service and adds the subscription to the account. Throws if the
 * browser or the server refuses.
 */
export async function turnOnHere(key: string): Promise<'on' | 'denied' | 'unanswered' | 'no-worker'> {
  // The prompt comes first: browsers show it only in response to a click.
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'unanswered';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'no-worker';
  const before = await registration.pushManager.getSubscription();
  // A subscription that was made with an earlier key of ours receives no notifications.
  if (before && !isFor(before, key)) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (await add(subscription)) return 'on';
  await subscription.unsubscribe();
  throw new Error('The subscription was refused.');
}

/** Stops notifications in this browser, and on the server. */
export async function turnOffHere(): Promise<void> {
  const subscription = await find();
  if (!subscription) return;
  await request('removePushBrowser', { params: { id: await idOf(subscription) } });
  await subscription.unsubscribe();
}

/**
 * Registers this browser's push subscription with the server again, after a new sign-in. The server ties a subscription
 * to the session in which it was registered.
 */
export async function renewHere(): Promise<void> {
  const subscription = canShow() ? await find() : undefined;
  if (subscription) await add(subscription);
}

/** Removes the push subscription, so that the next user of this browser does not see the previous user's alerts. */
export async function forgetHere(): Promise<void> {
  await (await find())?.unsubscribe();
}

async function find(): Promise<PushSubscription | undefined> {
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function add(subscription: PushSubscription): Promise<boolean> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh, auth } };
  return (await request('addPushBrowser', { body, signal: requestTimeout(), quiet: true })).success;
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: bytes } = options;
  return bytes !== null && toBase64Url(bytes) === key;
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
