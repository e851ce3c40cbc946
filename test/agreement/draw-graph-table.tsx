import type { ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { TimelineTable } from '@groundswell/web/testing/timeline-table';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders the forecast graph's table for the instant `now`, UTC ms. A page renders this table only when its reader
 * opens it.
 */
export function drawGraphTable(reply: ForecastReply, now: number): string {
  const { timeline, days, tide_array: tideDays, sources, current } = reply;
  const place = (now - Date.parse(timeline.start ?? '')) / HOUR_MS;
  const of = { timeline, days, tideDays, sources, joins: current.joins ?? [] };
  return renderToStaticMarkup(<TimelineTable readOutData={of} hours={timeline.time.length} now={place} />);
}
