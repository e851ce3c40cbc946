import MailComposer from 'nodemailer/lib/mail-composer';
import type { ComposedEmail } from './compose-email.ts';

export interface Envelope {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
}

/** Writes an email as a MIME message, with text and HTML as alternatives. It reads nothing from files or URLs. */
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
