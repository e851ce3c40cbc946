export { type Account, accountOf, findAccount } from './account.ts';
export { deriveLastingKey, type KeyPurpose } from './account-secret.ts';
export { atLeast, REPLY_AFTER_MS } from './at-least.ts';
export { type AuditEvent, audit } from './audit.ts';
export { browserIdOf } from './browser-id.ts';
export { isRightAnswer } from './challenge.ts';
export { changePlan, planLoweredEmail } from './change-plan.ts';
export { type ClaimForm, claimAddress, type Settled, settleClaim } from './claim.ts';
export { ERASE_AGAIN_MS, finish, followUp, logFailure } from './follow-up.ts';
export { forgetBrowsers } from './forget-browsers.ts';
export { requireFreshCode, requireFreshProof, requireFreshSecondStep } from './fresh-proof.ts';
export { identities, removalOf, userNameOf } from './identities.ts';
export {
  clearSignIn,
  limitCalendars,
  limitCards,
  limitCodeChecks,
  limitGiftStates,
  limitGifts,
  limitNewAddress,
  limitOwnPassCodes,
  limitPassCodes,
  limitPromoCodes,
  limitRegistration,
  limitSecondStep,
  limitSignIn,
  limitSocialSignIn,
  limitVisitor,
} from './limits.ts';
export { noteMailArrives, withMailWanted } from './mail-state.ts';
export {
  CONFIRM_GOOD_DAYS,
  INVITATION_GOOD_DAYS,
  type MailClaims,
  openMailToken,
  sealMailToken,
} from './mail-token.ts';
export { namesOf } from './names-of.ts';
export { networkOf } from './network-of.ts';
export { newAccount } from './new-account.ts';
export { noticeOf } from './notice.ts';
export {
  CODE_GOOD_MS,
  type CodeFor,
  guessPassCode,
  preparePassCode,
  queuePassCode,
  type ReadyPassCode,
  usePassCode,
} from './pass-code.ts';
export { requireStrongPassword } from './password-rule.ts';
export { openPasswordToken, sealPasswordToken } from './password-token.ts';
export { planOf } from './plans.ts';
export { openPreviewToken, sealPreviewToken } from './preview-token.ts';
export type { ProvenIdentity } from './proven-identity.ts';
export { type ConfiguredProvider, listProviders } from './providers.ts';
export { wrongCode } from './refusals.ts';
export { requestPassCode } from './request-pass-code.ts';
export { requireMail, sendsMail } from './require-mail.ts';
export { addFactor, changeFactors } from './second-factor/change-factors.ts';
export { type Factors, factorsOf, toStored } from './second-factor/factors.ts';
export { makeRecoveryCodes, useRecoveryCode } from './second-factor/recovery-codes.ts';
export { openTicket, sealTicket, type TicketOf } from './second-factor/ticket.ts';
export { findStep, keepTotp, makeTotp, useTotpCode } from './second-factor/totp.ts';
export { finishSecondStep, type HalfSignedIn, readFirstStep } from './second-step.ts';
export { type Caller, endOwnSession, refreshSession, type SessionReply } from './session.ts';
export { changePassword, resetPassword } from './set-password.ts';
export { type SignIn, signIn, signInVerified, tryAccountPassword } from './sign-in.ts';
export { signToken } from './signed-token.ts';
export { readSocialToken } from './social-identity.ts';
export { findSocialAccount, type SocialOutcome } from './social-sign-in.ts';
export { userEndpoint } from './user-endpoint.ts';
