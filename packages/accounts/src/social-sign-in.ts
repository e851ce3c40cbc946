import type { Language, SocialProvider } from '@groundswell/contracts';
import { accounts, type SocialIdentity, type StoredAccount } from '@groundswell/data';
import type { Cookies } from '@groundswell/runtime';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { claimAddress, rememberClaim } from './claim.ts';
import { identities } from './identities.ts';
import { newAccount } from './new-account.ts';
import { askPassCode } from './pass-code.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/** Whose account it is; or what has to come first: proving the address, or registering with one. */
export type SocialOutcome =
  | { readonly account: StoredAccount; readonly isNew: boolean }
  | { readonly needs: 'verification' | 'registration' };

interface Start {
  readonly units: number;
  readonly lang: Language;
}

/**
 * Finds or makes the account of one who is known at a provider. Who one is there decides, not the address: an address
 * links to an account only where the provider has verified it. One that it has not is claimed, and proved by a mailed
 * code, with the same reply after the same time whether it has an account or not.
 */
export async function findSocialAccount(
  provider: SocialProvider,
  { subject, email, isEmailVerified }: ProvenIdentity,
  cookies: Cookies,
  start: Start,
): Promise<SocialOutcome> {
  const social = { provider, subject };
  const known = await accounts.findBySocial(social);
  if (known) return { account: known, isNew: false };
  if (!email) return { needs: 'registration' };
  if (isEmailVerified) return joinByAddress(social, email, start);
  return atLeast(REPLY_AFTER_MS.registration, () => claimBySocial(social, email, cookies, start));
}

async function joinByAddress(social: SocialIdentity, email: string, start: Start): Promise<SocialOutcome> {
  const found = await accounts.findByEmail(email);
  if (found?.emailVerifiedAt !== undefined) {
    await accounts.linkSocial(found.id, social);
    return { account: await requireAccount(found.id), isNew: false };
  }
  const id = await identities.ensure(email);
  // Whatever password the address was claimed with before is nobody's now.
  await identities.forgetPassword(id);
  if (!found) await accounts.create(newAccount(id, email, start));
  await accounts.change(id, { hasPassword: false, claim: undefined });
  await identities.setVerifiedEmail(id, email);
  await accounts.verify(id, Date.now(), social);
  return { account: await requireAccount(id), isNew: true };
}

async function claimBySocial(
  social: SocialIdentity,
  email: string,
  cookies: Cookies,
  start: Start,
): Promise<SocialOutcome> {
  const found = await accounts.findByEmail(email);
  if (found?.emailVerifiedAt === undefined) {
    const id = found?.id ?? (await identities.ensure(email));
    if (!found) await accounts.create(newAccount(id, email, start));
    await claimAddress({ userId: id, email }, cookies, { social });
  } else await rememberClaim(email, cookies, { social });
  await askPassCode({ purpose: 'verify', email }, start.lang);
  return { needs: 'verification' };
}

async function requireAccount(id: string): Promise<StoredAccount> {
  const account = await accounts.find(id);
  if (!account) throw new Error('The account went away while its owner signed in.');
  return account;
}
