import { setting } from '@groundswell/data';
import { sentEmails } from '@groundswell/data/email';
import { composeEmail, type Mailer, MaybeSentError, parseSender, sesMailer } from '@groundswell/email';
import { logLine } from '@groundswell/runtime';
import type { WrittenEmail } from './write-email.ts';

/**
 * Writes and mails an email. Repeated calls with the same id send it once. Throws if the email has to be tried again.
 */
export async function sendOnce(
  requestId: string,
  name: string,
  write: () => Promise<WrittenEmail | undefined>,
): Promise<void> {
  const claimedAt = Date.now();
  const claim = await sentEmails.claim(requestId, claimedAt);
  if (claim === 'mailed') return;
  if (claim === 'busy') throw new Error('Another function mails this letter, or was killed while it did.');

  try {
    const written = await write();
    logLine('info', { letter: name, emailId: requestId, toBeMailed: !!written });
    if (written) await mail(written);
  } catch (error) {
    // If the email was certainly not sent, it may be tried again at once. Otherwise the claim stays until it expires,
    // as after a crash, because the email may have been sent.
    if (!(error instanceof MaybeSentError)) await sentEmails.release(requestId, claimedAt);
    throw error;
  }
  await sentEmails.markMailed(requestId, Date.now());
}

let mailer: Mailer | undefined;

async function mail({ letter, lang, to }: WrittenEmail): Promise<void> {
  const settings = { from: parseSender(setting('MAIL_FROM')), configurationSet: setting('MAIL_CONFIGURATION_SET') };
  mailer ??= sesMailer(settings);
  const letterhead = { product: setting('PRODUCT_NAME'), site: setting('SITE_URL') };
  await mailer.send(composeEmail(letter, lang, letterhead), to);
}
