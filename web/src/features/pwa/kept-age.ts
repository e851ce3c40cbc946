import { m } from '../../paraglide/messages.js';

/** Longer than the edge may hold a forecast (3 min), and than device clocks are usually wrong. */
const FRESH_MS = 15 * 60_000;

/** Whether a reply was old when it reached the page: then it comes from a store, not from the server. */
export function isKept(asOf: string, receivedAt: number): boolean {
  return receivedAt - Date.parse(asOf) > FRESH_MS;
}

/** '12 min', from two hours on '3 h', from two days on '2 days'. */
export function ageWords(ageMs: number): string {
  const min = Math.max(0, Math.round(ageMs / 60_000));
  if (min < 120) return m.pwa_minutes({ min });
  const h = Math.round(min / 60);
  return h < 48 ? m.pwa_hours({ h }) : m.pwa_days({ days: Math.round(h / 24) });
}
