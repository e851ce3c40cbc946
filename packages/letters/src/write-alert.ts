import { sealMailToken } from '@groundswell/accounts';
import type { AlertPush } from '@groundswell/data/letters';
import { findBeach } from '@groundswell/data/places';
import { unitsOfChoices } from '@groundswell/forecast';
import { type AlertLetter, type AlertNote, draftAlertNote } from '@groundswell/mail';
import type { AlertMessage } from './queued-alert.ts';

/** The letter about windows at a beach; undefined where the beach has left the catalogue. */
export async function writeAlert(message: AlertMessage): Promise<AlertLetter | undefined> {
  const { userId, beachId } = message;
  const contents = contentsOf(message);
  return (
    contents && {
      letter: 'alert',
      ...contents,
      unsubscribeToken: await sealMailToken({ does: 'end-alert', userId, beachId }),
    }
  );
}

/** The same as a notification. */
export function writeAlertNote(push: AlertPush): AlertNote | undefined {
  const contents = contentsOf(push);
  return contents && draftAlertNote(contents, push.lang);
}

function contentsOf(message: AlertPush): Omit<AlertLetter, 'letter' | 'unsubscribeToken'> | undefined {
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
