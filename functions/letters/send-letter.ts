import { setting } from '@groundswell/data';
import { QueuedLetter } from '@groundswell/data/letters';
import { mailOnce, writeLetter } from '@groundswell/letters';
import { job } from '@groundswell/runtime';

/** Writes and mails one letter of the queue; one that is delivered twice is mailed once. */
export const handler = job({ name: 'send-letter', message: QueuedLetter }, (message) =>
  mailOnce(message.requestId, message.letter, () => writeLetter(message, setting('CONTACT_ADDRESS'))),
);
