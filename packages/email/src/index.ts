export { type ComposedEmail, composeEmail, type Letterhead } from './compose-email.ts';
export type { AlertEmail, DigestBeach, EmailContent, WorthyHours, WriterWeekEmail } from './email.ts';
export { parseSender } from './sender.ts';
export { type Mailer, MaybeSentError, sesMailer } from './ses-mailer.ts';
export { type AlertNote, draftAlertNote } from './templates/alert-note.ts';
