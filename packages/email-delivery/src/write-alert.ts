import { sealMailToken } from '@groundswell/accounts';
import type { AlertPush } from '@groundswell/data/email';
import { type AlertEmail, type AlertNote, draftAlertNote } from '@groundswell/email';
import { alertContents } from './alert-contents.ts';
import type { AlertMessage } from './queued-alert.ts';

/** Writes the email about good surf hours at a beach. Returns undefined if the beach is no longer in the catalogue. */
export async function writeAlert(message: AlertMessage): Promise<AlertEmail | undefined> {
  const { userId, beachId } = message;
  const contents = alertContents(message);
  return (
    contents && {
      letter: 'alert',
      ...contents,
      unsubscribeToken: await sealMailToken({ does: 'end-alert', userId, beachId }),
    }
  );
}

/** Writes an alert as a push notification, with the same content as the email. */
export function writeAlertNote(push: AlertPush): AlertNote | undefined {
  const contents = alertContents(push);
  return contents && draftAlertNote(contents, push.lang);
}
