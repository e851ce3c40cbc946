/** The payload of a push notification, as `functions/alerts/send-push.ts` writes it. */
interface Note {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly lang: string;
}

/** The parts of a service worker that notifications need. */
export interface NotePorts {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly origin: string;
  readonly product: string;
}

/**
 * Shows a push notification; a later one about the same beach replaces it. Browsers require a visible notification for
 * each push, so an unreadable payload shows the product's name.
 */
export function showNote(text: string | undefined, { registration, product }: NotePorts): Promise<void> {
  const { title, body, tag, path, lang } = readNote(text) ?? {
    title: product,
    body: '',
    tag: 'alert',
    path: '/',
    lang: 'en',
  };
  return registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: path,
  } as NotificationOptions);
}

/** Brings the beach's forecast to the front: in the window that already shows it, or in a new one. */
export async function openNote(path: unknown, { clients, origin }: NotePorts): Promise<void> {
  const url = new URL(isOwnPath(path) ? path : '/', origin);
  const windows = await clients.matchAll({ type: 'window' });
  const shown = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (shown ? shown.focus() : clients.openWindow(url.href));
}

function readNote(text: string | undefined): Note | undefined {
  try {
    const note = JSON.parse(text ?? '') as Partial<Record<keyof Note, unknown>> | null;
    const { title, body, tag, path, lang } = note ?? {};
    const texts = [title, body, tag, lang].every((one) => typeof one === 'string' && one.length <= 500);
    return texts && isOwnPath(path) ? (note as Note) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path stays on this site. */
function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
