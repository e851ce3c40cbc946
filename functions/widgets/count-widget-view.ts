import { limitVisitor } from '@groundswell/accounts';
import { countWidgetView } from '@groundswell/contracts';
import { widgets, widgetViews } from '@groundswell/data/widgets';
import { endpoint } from '@groundswell/runtime';

/**
 * The maximum number of views that count from one network per hour. It undercounts a busy office, but a script cannot
 * inflate the statistics.
 */
const VIEWS_FROM_ONE = { most: 120, perS: 3600 };

/** Counts a view by the widget, the day and the host of the page. It stores nothing about the viewer. */
export const handler = endpoint(countWidgetView, async ({ body: { id, host }, visitor }) => {
  await limitVisitor('widget-view', visitor, VIEWS_FROM_ONE);
  const widget = await widgets.find(id);
  if (widget && widget.removedAt === undefined) await widgetViews.count(id, host, Date.now());
  return {};
});
