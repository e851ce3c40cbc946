import { randomUUID } from 'node:crypto';
import type { Language, SocialProvider } from '@groundswell/contracts';
import {
  accounts,
  type Claim,
  claims,
  type FollowUp,
  type RightCode,
  type StoredAccount,
} from '@groundswell/data/accounts';
import { followUp } from './follow-up.ts';
import { identities, userNameOf } from './identities.ts';
import { newAccount } from './new-account.ts';
import { noticeOf } from './notice.ts';

const CLAIM_GOOD_MS = 24 * 3_600_000;
/**
 * The time after which an unused claim's Cognito identity is removed: an hour after the claim expires. The clocks of
 * our functions differ by less, so no function opens an account with a removed identity.
 */
const IDENTITY_KEPT_MS = CLAIM_GOOD_MS + 3_600_000;

/** The data that a visitor submits to register an address. */
export interface ClaimForm {
  readonly email: string;
  readonly browserId: string;
  readonly by:
    | { readonly password: string }
    | {
        readonly social: { readonly provider: SocialProvider; readonly subject: string };
        readonly isEmailVerified: boolean;
      };
  readonly units: number;
  readonly lang: Language;
  readonly wantsNews?: boolean;
}

/**
 * Stores a claim: a registration that waits until its address is proved. The claim is stored whether or not the address
 * has an account. It takes effect when a code mailed to the address is entered in this browser within a day.
 */
export async function claimAddress({ by, email, browserId, units, lang, wantsNews = false }: ClaimForm): Promise<void> {
  const userId = randomUUID();
  const goodUntil = Date.now() + CLAIM_GOOD_MS;
  const held =
    'password' in by
      ? { identity: await identities.make(userId, by.password, IDENTITY_KEPT_MS) }
      : { social: by.social, isEmailVerified: by.isEmailVerified };
  await claims.put({ email, browserId, userId, ...held, units, lang, wantsNews, goodUntil });
}

/**
 * The outcome of a claim whose address was proved. `taken`: the address has got an account since; `gone`: the code or
 * claim was used.
 */
export type Settled = { readonly account: StoredAccount; readonly isNew: boolean } | 'taken' | 'gone';

/**
 * Settles a claim after the right code was entered. It opens the claim's account, or adds the claim's sign-in provider
 * to the account that the address already has. The same write uses up the code, so a failed attempt can be repeated
 * with that code.
 */
export async function settleClaim(claim: Claim, code: RightCode): Promise<Settled> {
  const existing = await accounts.findByEmail(claim.email);
  return existing ? link(existing, claim, code) : open(claim, code);
}

async function open(claim: Claim, code: RightCode): Promise<Settled> {
  const { userId, social } = claim;
  const now = Date.now();
  const identity = claim.identity ?? (await identities.make(userId));
  const account = newAccount({
    id: userId,
    email: claim.email,
    identityId: identity.id,
    hasPassword: claim.identity !== undefined,
    socials: social ? [social] : [],
    units: claim.units,
    lang: claim.lang,
    now,
  });
  const followUps = claim.wantsNews ? [consentOf(claim, now)] : [];
  const outcome = await accounts.open(account, identity, { now, code, claim, followUps });
  if (outcome !== 'opened') return outcome;
  await followUp(followUps);
  return { account, isNew: true };
}

function consentOf({ userId, email, lang }: Claim, now: number): FollowUp {
  return { id: `consent-${userId}`, dueAt: now, task: { does: 'grant-consent', email, lang, grantedAt: now } };
}

async function link(account: StoredAccount, claim: Claim, code: RightCode): Promise<Settled> {
  const { social, isEmailVerified } = claim;
  if (!social || !isEmailVerified) return 'taken';
  const now = Date.now();
  const notice = noticeOf(account, { letter: 'provider-changed', provider: social.provider, linked: true }, now);
  const outcome = await accounts.linkSocial(account, social, { now, code, claim, followUps: [notice] });
  if (outcome !== 'linked') return outcome;
  await followUp([notice]);
  return { account, isNew: false };
}

/**
 * Returns the Cognito user name for signing in with the password of an unconfirmed registration (claim). A registration
 * through Google, Apple or Facebook has no password and returns undefined.
 */
export function userNameOfClaim({ userId, identity }: Claim): string | undefined {
  return identity && userNameOf({ id: userId, identityId: identity.id });
}
