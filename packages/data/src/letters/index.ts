export { type Consent, type Consents, consents } from './consents.ts';
export {
  AlertPush,
  CODE_PURPOSES,
  type CodePurpose,
  GIFT_LETTERS,
  type GiftLetterName,
  QueuedLetter,
  queueLetter,
  queuePush,
} from './letters.ts';
export { type MailedLetters, mailedLetters } from './mailed-letters.ts';
export {
  type DigestMessage,
  type IssueProgress,
  type Newsletter,
  newsletter,
  queueDigests,
} from './newsletter.ts';
export { PLAN_ENDS } from './plan-letters.ts';
