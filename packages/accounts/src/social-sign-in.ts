import { randomUUID } from 'node:crypto';
import type { Language, SocialProvider } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { claimAddress } from './claim.ts';
import { identities } from './identities.ts';
import { newAccount } from './new-account.ts';
import { queuePassCode } from './pass-code.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import { requireMail } from './require-mail.ts';

/**
 * The outcome of a provider sign-in: the account, or the step that is required first, which is proving the address or
 * registering.
 */
export type SocialOutcome =
  | { readonly account: StoredAccount; readonly isNew: boolean }
  | { readonly needs: 'verification' | 'link'; readonly email: string }
  | { readonly needs: 'registration' };

interface Start {
  readonly browserId: string;
  readonly units: number;
  readonly lang: Language;
}

/**
 * Finds or creates the account of a provider's user, by the provider's user id rather than the address. A verified
 * address without an account opens one. If the address has an account, a code mailed there is required once, which adds
 * the provider (`link`). For an unverified address a claim is stored, which adds the provider to no existing account.
 * Reply and timing do not reveal whether the address has an account.
 */
export async function findSocialAccount(
  provider: SocialProvider,
  { subject, email, isEmailVerified }: ProvenIdentity,
  start: Start,
): Promise<SocialOutcome> {
  const social = { provider, subject };
  const known = await accounts.findBySocial(social);
  if (known) return { account: known, isNew: false };
  if (!email) return { needs: 'registration' };
  const { browserId, units, lang } = start;
  if (isEmailVerified && !(await accounts.findByEmail(email))) {
    const userId = randomUUID();
    const identity = await identities.make(userId);
    const now = Date.now();
    const who = { id: userId, email, identityId: identity.id, hasPassword: false, socials: [social] };
    const account = newAccount({ ...who, units, lang, now });
    if ((await accounts.open(account, identity, { now })) === 'opened') return { account, isNew: true };
    // Another sign-in has opened an account meanwhile: this person in another tab, or the address's owner by other
    // means.
    const opened = await accounts.findBySocial(social);
    if (opened) return { account: opened, isNew: false };
  }
  requireMail();
  return atLeast(REPLY_AFTER_MS.registration, async () => {
    await claimAddress({ email, browserId, by: { social, isEmailVerified }, units, lang });
    await queuePassCode({ purpose: 'verify', email, browserId }, lang);
    return { needs: isEmailVerified ? 'link' : 'verification', email } as const;
  });
}
