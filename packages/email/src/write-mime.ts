import MailComposer from 'nodemailer/lib/mail-composer';
import type { ComposedEmail } from './compose-email.ts';

export interface Envelope {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
}

/** A composed letter as a MIME message, text and HTML as alternatives. Nothing is read from files or addresses. */
export function writeMime(
  { subject, text, html, headers, replyTo }: ComposedEmail,
  { from, to }: Envelope,
): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
