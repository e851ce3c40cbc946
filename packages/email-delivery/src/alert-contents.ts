import type { AlertPush } from '@groundswell/data/email';
import { findBeach } from '@groundswell/data/places';
import type { AlertEmail } from '@groundswell/email';
import { unitsOfChoices } from '@groundswell/forecast';

/**
 * Builds the contents of an alert, for an email or a push notification. Returns undefined if the beach is no longer in
 * the catalogue.
 */
export function alertContents(message: AlertPush): Omit<AlertEmail, 'letter' | 'unsubscribeToken'> | undefined {
  const { beachId, units, also = [], why, wind, tide } = message;
  const beach = findBeach(beachId);
  if (!beach) return undefined;
  const { day, fromAt, endAt, faceMinM, faceMaxM, condition, score } = message;
  return {
    beach,
    best: { day, fromAt, endAt, faceMinM, faceMaxM, condition, score, why, wind, tide },
    also,
    units: unitsOfChoices(units),
  };
}
