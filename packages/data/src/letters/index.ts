export { type Consent, type Consents, consents } from './consents.ts';
export { CODE_PURPOSES, type CodePurpose, GIFT_LETTERS, type GiftLetterName, Letter, queueLetter } from './letters.ts';
export { type MailedLetters, mailedLetters } from './mailed-letters.ts';
export { PLAN_ENDS } from './plan-letters.ts';
