import { type Alert, parseAlerts } from './parse-alerts.ts';
import { weatherService } from './weather-service.ts';

/** The size limit of an alert list. On a stormy day, the list for all coasts is 3 to 5 MB. */
export const MAX_LIST_BYTES = 16 * 1024 * 1024;
const LIST_MS = 45_000;

/**
 * Reads the alerts in force for the states and coastal waters of these zones, in one request. The first two letters of
 * a zone are its state or waters. Events are filtered afterwards, because one unknown event name would make the service
 * reject the request. Throws when the list is unavailable or malformed, or no zone is known.
 */
export async function readAlerts(
  nwsUrl: string,
  zones: Iterable<string>,
): Promise<{ readonly alerts: readonly Alert[]; readonly refused: number }> {
  const url = alertsUrl(nwsUrl, zones);
  const options = { maxBytes: MAX_LIST_BYTES, giveUpAt: Date.now() + LIST_MS };
  return parseAlerts(new TextDecoder().decode(await weatherService.read(url, options)));
}

/** Returns the address of the list for the states and waters of these zones. Throws if there are no zones. */
export function alertsUrl(nwsUrl: string, zones: Iterable<string>): string {
  const areas = [...new Set([...zones].map((zone) => zone.slice(0, 2)))].sort();
  // Returning an empty list would wrongly say that no advisory is in force.
  if (areas.length === 0) throw new Error('No zone of any beach is known yet, so no advisories are asked for.');
  return `${nwsUrl}/alerts/active?status=actual&area=${areas.join(',')}`;
}
