import { createHash, randomBytes } from 'node:crypto';
import type { WidgetType } from '@groundswell/contracts';

export interface WidgetNames {
  /** A public id, contained in the code of the page that shows the widget. */
  readonly id: string;
  /** The secret that opens the widget's own page; only its maker receives it. */
  readonly key: string;
  /** The digest of the key, which is stored in its place. */
  readonly keyDigest: string;
}

/**
 * Derives the id and the key of a new widget from its request id, which is secret, and from the request itself. A
 * request that is sent twice therefore makes one widget. Without a request id they are random.
 */
export function nameWidget(
  kind: WidgetType,
  requestId: string = randomBytes(24).toString('base64url'),
  asked?: unknown,
): WidgetNames {
  const seed = JSON.stringify([requestId, asked]);
  const id = `${kind === 'forecast' ? 'f' : 'r'}${digestOf(`id of ${seed}`)}`;
  return namesOf(`${id}.${digestOf(`key of ${seed}`)}`);
}

/** Derives the id and the key digest of a widget from its key. */
export function namesOf(key: string): WidgetNames {
  return { id: key.split('.')[0] ?? '', key, keyDigest: digestOf(key) };
}

/** 132 bits. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
