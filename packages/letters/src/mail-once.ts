import { setting } from '@groundswell/data';
import { mailedLetters } from '@groundswell/data/letters';
import { composeLetter, type Mailer, MayHaveMailed, parseSender, sesMailer } from '@groundswell/mail';
import { logLine } from '@groundswell/runtime';
import type { WrittenLetter } from './write-letter.ts';

/**
 * Writes and mails a letter; one that is asked for twice under an id is mailed once. Throws where it has to be asked
 * for again.
 */
export async function mailOnce(
  requestId: string,
  name: string,
  write: () => Promise<WrittenLetter | undefined>,
): Promise<void> {
  const claimedAt = Date.now();
  const claim = await mailedLetters.claim(requestId, claimedAt);
  if (claim === 'mailed') return;
  if (claim === 'busy') throw new Error('Another function mails this letter, or was killed while it did.');

  try {
    const written = await write();
    logLine('info', { letter: name, letterId: requestId, toBeMailed: !!written });
    if (written) await mail(written);
  } catch (error) {
    // A letter that surely did not go out may be tried again at once; others wait, as if this function had been killed.
    if (!(error instanceof MayHaveMailed)) await mailedLetters.release(requestId, claimedAt);
    throw error;
  }
  await mailedLetters.markMailed(requestId, Date.now());
}

let mailer: Mailer | undefined;

async function mail({ letter, lang, to }: WrittenLetter): Promise<void> {
  const settings = { from: parseSender(setting('MAIL_FROM')), configurationSet: setting('MAIL_CONFIGURATION_SET') };
  mailer ??= sesMailer(settings);
  const letterhead = { product: setting('PRODUCT_NAME'), site: setting('SITE_URL') };
  await mailer.send(composeLetter(letter, lang, letterhead), to);
}
