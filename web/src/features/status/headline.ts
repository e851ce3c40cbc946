import type { StatusReply } from '@groundswell/contracts';
import { m } from '../../paraglide/status.js';
import { ageWords } from '../../ui/ago-words.ts';
import { queueNames, sourceNames } from './status-names.ts';

const RUNS_APART_MS = 6 * 3_600_000;

/**
 * Returns the page's main sentence: the most important delay, else the newest open incident. `sinceMs` is the time since
 * the reply. Only if everything is known to be on time does it say so.
 */
export function headlineOf({ forecasts, sources, queues, incidents }: StatusReply, sinceMs: number): string {
  const { run, age_s, state } = forecasts;
  if ((state === 'late' || state === 'down') && run !== null && age_s !== null)
    return m.status_forecasts_old({ age: ageWords((age_s * 1000 + sinceMs) / 60_000), hour: nextRunHour(run) });

  const slow = sources.filter((source) => source.state === 'late' || source.state === 'down');
  const [first] = slow;
  if (first && slow.length === 1) {
    const source = sourceNames[first.id].name();
    return first.state === 'late' ? m.status_one_late({ source }) : m.status_one_down({ source });
  }
  if (first) return m.status_some_late({ count: slow.length });

  const open = incidents.find(({ resolved_at }) => resolved_at === null);
  if (open) return open.title;

  const waiting = queues.filter((queue) => queue.state === 'late' || queue.state === 'down');
  if (waiting.length > 0)
    return m.status_work_waits({ work: waiting.map(({ id }) => queueNames[id]()).join(m.ui_list_comma()) });

  const parts = [forecasts, ...sources, ...queues];
  const unknown = parts.filter((part) => part.state === 'unknown').length;
  if (run === null) return m.status_nothing_known();
  return unknown === 0 ? m.status_all_ok() : m.status_some_unknown({ count: unknown });
}

/** Returns the UTC hour of the run that should have followed: '06'. */
function nextRunHour(run: string): string {
  return new Date(Date.parse(run) + RUNS_APART_MS).toISOString().slice(11, 13);
}
