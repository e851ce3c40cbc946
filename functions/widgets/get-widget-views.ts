import { limitVisitor } from '@groundswell/accounts';
import { getWidgetViews, reason } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { namesOf, widgets, widgetViews } from '@groundswell/data/widgets';
import { endpoint, NotFoundError } from '@groundswell/runtime';

const KEYS_FROM_ONE = { most: 60, perS: 3600 };

/** Returns a widget and the sites that show it. A wrong key and an unknown widget get the same reply. */
export const handler = endpoint(getWidgetViews, async ({ body, visitor }) => {
  await limitVisitor('widget-key', visitor, KEYS_FROM_ONE);
  const { id, keyDigest } = namesOf(body.key);
  const [widget, days] = await Promise.all([widgets.find(id), widgetViews.list(id)]);
  const beach = widget && findBeach(widget.beachId);
  if (!beach || widget.removedAt !== undefined || widget.keyDigest !== keyDigest)
    throw new NotFoundError(reason('widget-unknown'));
  const { kind: type, theme, units, createdAt } = widget;
  return {
    widgetId: id,
    type,
    theme,
    units,
    beach: { name: beach.name, slug: beach.slug },
    createdAt: new Date(createdAt).toISOString(),
    days: days.map(({ hosts, ...day }) => ({ ...day, hosts: hosts.toSorted((a, b) => b.views - a.views) })),
  };
});
