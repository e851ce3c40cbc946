import { m } from '../../paraglide/messages.js';

/** Returns a unit of wind speed as the reader's language writes it. */
export function windUnit(unit: 'mph' | 'kph' | 'kts'): string {
  return { mph: 'mph', kph: m.ui_kph(), kts: m.ui_kts() }[unit];
}
