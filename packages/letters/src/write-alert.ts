import { sealMailToken } from '@groundswell/accounts';
import type { Letter as LetterMessage } from '@groundswell/data/letters';
import { findBeach } from '@groundswell/data/places';
import { unitsOfChoices } from '@groundswell/forecast';
import type { AlertLetter } from '@groundswell/mail';

type AlertMessage = Extract<LetterMessage, { letter: 'alert' }>;

/** The letter about windows at a beach; undefined where the beach has left the catalogue. */
export async function writeAlert(message: AlertMessage): Promise<AlertLetter | undefined> {
  const { userId, beachId, units, also = [], why, wind, tide } = message;
  const beach = findBeach(beachId);
  if (!beach) return undefined;
  const { day, fromAt, endAt, faceMinM, faceMaxM, condition, score } = message;
  return {
    letter: 'alert',
    beach,
    best: { day, fromAt, endAt, faceMinM, faceMaxM, condition, score, why, wind, tide },
    also,
    units: unitsOfChoices(units),
    unsubscribeToken: await sealMailToken({ does: 'end-alert', userId, beachId }),
  };
}
