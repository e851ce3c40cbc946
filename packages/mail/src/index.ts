export { type ComposedLetter, composeLetter, type Letterhead } from './compose-letter.ts';
export type { AlertLetter, Letter, WorthyHours } from './letter.ts';
export { parseSender } from './sender.ts';
export { type Mailer, MayHaveMailed, sesMailer } from './ses-mailer.ts';
