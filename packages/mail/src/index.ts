export { type ComposedLetter, composeLetter, type Letterhead } from './compose-letter.ts';
export type { AlertLetter, DigestBeach, Letter, WorthyHours, WriterWeekLetter } from './letter.ts';
export { type AlertNote, draftAlertNote } from './letters/alert-note.ts';
export { parseSender } from './sender.ts';
export { type Mailer, MayHaveMailed, sesMailer } from './ses-mailer.ts';
