export type { AccountChange } from './account-change.ts';
export {
  type AccountUnits,
  NEW_ACCOUNT,
  parseAccount,
  type SocialIdentity,
  type StoredAccount,
  type StoredApiKey,
  type StoredPasskey,
  type StoredSecondFactors,
  type StoredSession,
} from './account-row.ts';
export { type AccountSessions, accountSessions, withBrowser } from './account-sessions.ts';
export { type Accounts, accounts, type ChangeExtras } from './accounts.ts';
export { type ApiKeys, apiKeys } from './api-keys.ts';
export { type Claim, type Claims, claims, type SpareIdentity } from './claims.ts';
export { type FollowUp, type FollowUps, type FollowUpTask, followUps } from './follow-ups.ts';
export { type CodeKey, type PassCode, type PassCodes, passCodes, type RightCode } from './pass-codes.ts';
export { type UnitSettings, unitSettings } from './unit-settings.ts';
export { type UserRows, userRows } from './user-rows.ts';
export { type StoredUser, type Users, users } from './users.ts';
