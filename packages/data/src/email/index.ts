export { type Consent, type Consents, consents } from './consents.ts';
export { mailSlots } from './mail-slots.ts';
export {
  type DigestMessage,
  type IssueProgress,
  type Newsletter,
  newsletter,
  queueDigests,
} from './newsletter.ts';
export { PLAN_ENDS } from './plan-emails.ts';
export {
  AlertPush,
  CODE_PURPOSES,
  CodeEmail,
  type CodePurpose,
  GIFT_EMAILS,
  type GiftEmailName,
  QueuedEmail,
  queueEmail,
  queuePush,
} from './queued-emails.ts';
export { type SentEmails, sentEmails } from './sent-emails.ts';
