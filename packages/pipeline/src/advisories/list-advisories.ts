import type { Advisory, AdvisoryList, Beach } from '@groundswell/forecast';
import { covers } from './covers.ts';
import type { Alert } from './parse-alerts.ts';

/** The size limit of a valid list of advisories. A great storm has some 200. */
const MOST_ADVISORIES = 1000;

type Place = Pick<Beach, 'id' | 'lat' | 'lon'>;

/**
 * Lists the advisories in force or announced at `now`, UTC ms, that cover one of the beaches. It leaves out tests and
 * exercises, cancellations, replaced messages, and ended events.
 */
export function listAdvisories(
  alerts: readonly Alert[],
  beaches: readonly Place[],
  zonesOf: (beachId: number) => readonly string[],
  now: number,
): AdvisoryList {
  const actual = alerts.filter(({ isActual }) => isActual);
  const replaced = new Set(actual.flatMap(({ id, replaces }) => replaces.filter((one) => one !== id)));
  const current = actual.filter(
    ({ id, kind, fromAt, untilAt }) => kind === 'alert' && !replaced.has(id) && untilAt > now && fromAt < untilAt,
  );
  const places = beaches.map((beach) => ({ ...beach, zones: new Set(zonesOf(beach.id)) }));
  const covering = onePerEvent(current).map((alert) => ({
    ...advisoryOf(alert),
    beachIds: places.filter((place) => covers(alert, place.zones, place)).map(({ id }) => id),
  }));
  const shown = covering.filter(({ beachIds }) => beachIds.length > 0);
  if (shown.length > MOST_ADVISORIES)
    throw new Error(`${shown.length} advisories cover beaches: no list is that long.`);
  return { checkedAt: now, advisories: shown };
}

/** Returns one copy of each message, the latest, in case the service lists a message twice. */
function onePerEvent(alerts: readonly Alert[]): readonly Alert[] {
  return [...new Map([...alerts].sort((a, b) => a.sentAt - b.sentAt).map((alert) => [alert.id, alert])).values()];
}

function advisoryOf({ id, code, headline, instruction, office, fromAt, untilAt }: Alert): Advisory {
  return { id, code, headline, instruction, office, fromAt, untilAt };
}
