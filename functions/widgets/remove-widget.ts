import { limitVisitor } from '@groundswell/accounts';
import { reason, removeWidget } from '@groundswell/contracts';
import { namesOf, widgets } from '@groundswell/data/widgets';
import { endpoint, NotFoundError } from '@groundswell/runtime';

const KEYS_FROM_ONE = { most: 60, perS: 3600 };

/** Deletes the widget of a key, and its creator's data. Idempotent. */
export const handler = endpoint(removeWidget, async ({ body, visitor }) => {
  await limitVisitor('widget-key', visitor, KEYS_FROM_ONE);
  const { id, keyDigest } = namesOf(body.key);
  if (!(await widgets.remove(id, keyDigest, Date.now()))) throw new NotFoundError(reason('widget-unknown'));
  return { success: true };
});
