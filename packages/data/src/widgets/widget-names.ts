import { createHash, randomBytes } from 'node:crypto';
import type { WidgetType } from '@groundswell/contracts';

export interface WidgetNames {
  /** Public: it is in the code of the page that shows the widget. */
  readonly id: string;
  /** Opens the widget's own page; only its maker is told. */
  readonly key: string;
  /** What is stored of it. */
  readonly keyDigest: string;
}

/**
 * The id and the key of a new widget. They follow from the request's own id, which nobody else knows, and from what it
 * asks for: one that is sent twice makes one widget. Without such an id they are drawn by lot.
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

/** The same from a widget's key. */
export function namesOf(key: string): WidgetNames {
  return { id: key.split('.')[0] ?? '', key, keyDigest: digestOf(key) };
}

/** 132 bits. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
