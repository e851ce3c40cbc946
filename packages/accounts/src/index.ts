export { type AccessToken, readAccessToken } from './access-token.ts';
export { type Account, accountOf, findAccount } from './account.ts';
export type { KeyPurpose } from './account-secret.ts';
export { alertRests } from './alert-rests.ts';
export { atLeast, REPLY_AFTER_MS } from './at-least.ts';
export { isRightAnswer } from './challenge.ts';
export { changePlan } from './change-plan.ts';
export { type ClaimedWith, claimAddress, forgetClaim, holdsClaim, rememberClaim, settleClaim } from './claim.ts';
export { revokeTokens, signInByPassword, signInProven, type Tokens } from './cognito-tokens.ts';
export { hasFreshProof } from './fresh-proof.ts';
export { identities } from './identities.ts';
export {
  forgiveSignIn,
  limitCodeChecks,
  limitPassCodes,
  limitRegistration,
  limitSignIn,
  limitSocialSignIn,
  limitVisitor,
} from './limits.ts';
export { noteMailArrives, withMailWanted } from './mail-state.ts';
export { CONFIRM_GOOD_DAYS, type MailClaims, openMailToken, sealMailToken } from './mail-token.ts';
export { newAccount } from './new-account.ts';
export {
  askPassCode,
  CODE_GOOD_MS,
  type CodeFor,
  hasFreshCheck,
  holderOf,
  preparePassCode,
  type ReadyPassCode,
  usePassCode,
} from './pass-code.ts';
export { requireStrongPassword } from './password-rule.ts';
export { signPasswordToken, spendPasswordToken } from './password-token.ts';
export { type Plan, planOf } from './plans.ts';
export type { ProvenIdentity } from './proven-identity.ts';
export { type ConfiguredProvider, listProviders } from './providers.ts';
export { endSession, keepSession, refreshSession } from './session.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export { readToken, signToken } from './signed-token.ts';
export { readSocialToken } from './social-identity.ts';
export { findSocialAccount, type SocialOutcome } from './social-sign-in.ts';
export { userEndpoint } from './user-endpoint.ts';
