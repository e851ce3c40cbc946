import { setting } from '@groundswell/data';
import { Letter, mailedLetters } from '@groundswell/data/letters';
import { writeLetter } from '@groundswell/letters';
import { composeLetter, type Mailer, MayHaveMailed, parseSender, sesMailer } from '@groundswell/mail';
import { job, logLine } from '@groundswell/runtime';

/** Writes and mails one letter of the queue; one that is delivered twice is mailed once. */
export const handler = job({ name: 'send-letter', message: Letter }, async (message) => {
  const { requestId } = message;
  const claimedAt = Date.now();
  const claim = await mailedLetters.claim(requestId, claimedAt);
  if (claim === 'mailed') return;
  if (claim === 'busy') throw new Error('Another function mails this letter, or was killed while it did.');

  try {
    await mailLetter(message);
  } catch (error) {
    // A letter that surely did not go out may be tried again at once; others wait, as if this function had been killed.
    if (!(error instanceof MayHaveMailed)) await mailedLetters.release(requestId, claimedAt);
    throw error;
  }
  await mailedLetters.markMailed(requestId, Date.now());
});

let mailer: Mailer | undefined;

async function mailLetter(message: Letter): Promise<void> {
  const settings = { from: parseSender(setting('MAIL_FROM')), configurationSet: setting('MAIL_CONFIGURATION_SET') };
  mailer ??= sesMailer(settings);
  const letterhead = { product: setting('PRODUCT_NAME'), site: setting('SITE_URL') };
  const written = await writeLetter(message, setting('CONTACT_ADDRESS'));
  logLine('info', { job: 'send-letter', letter: message.letter, letterId: message.requestId, toBeMailed: !!written });
  if (written) await mailer.send(composeLetter(written.letter, written.lang, letterhead), written.to);
}
