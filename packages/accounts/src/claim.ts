import { createHmac, randomUUID } from 'node:crypto';
import { accounts, type SocialIdentity, type StoredAccount } from '@groundswell/data';
import type { Cookies } from '@groundswell/runtime';
import * as v from 'valibot';
import { deriveKey } from './account-secret.ts';
import { identities } from './identities.ts';
import { readToken, signToken } from './signed-token.ts';

const COOKIE = '__Host-claim';
const CLAIM_GOOD_S = 24 * 3600;
/** Nothing of an account stands in it, so that one for an address that has an owner looks the same. */
const Claim = v.object({ email: v.string(), claimId: v.string(), passwordDigest: v.string() });

/** What an address is claimed with. */
export type ClaimedWith = { readonly password: string } | { readonly social: SocialIdentity };

/**
 * Claims an address that nobody has verified: with a password, or with who one is at a provider. The newest claim counts,
 * and the browser that made it is told by a cookie. So whoever claimed somebody else's address has nothing of it when its
 * owner gives the mailed code elsewhere.
 */
export async function claimAddress(
  { userId, email }: { readonly userId: string; readonly email: string },
  cookies: Cookies,
  by: ClaimedWith,
): Promise<void> {
  const claimId = await rememberClaim(email, cookies, by);
  const social = 'social' in by ? by.social : undefined;
  await accounts.change(userId, { claim: { id: claimId, social }, hasPassword: 'password' in by });
  await ('password' in by ? identities.setPassword(userId, by.password) : identities.forgetPassword(userId));
  const account = await accounts.find(userId);
  // Of two claims at once nobody knows whose password was set last: then neither counts.
  if (account?.claim?.id !== claimId) await accounts.change(userId, { claim: { id: randomUUID() } });
}

/**
 * Gives this browser the cookie of a new claim, and answers the claim's id. Where no account is given that id, as the
 * address has an owner, the claim opens nothing, and nobody can tell it from one that does.
 */
export async function rememberClaim(email: string, cookies: Cookies, by: ClaimedWith): Promise<string> {
  const claimId = randomUUID();
  // One by a provider has a password that nobody knows: its cookie is like any other.
  const passwordDigest = await digestOf(email, claimId, 'password' in by ? by.password : randomUUID());
  const token = await signToken('claim', { email, claimId, passwordDigest }, Date.now() + CLAIM_GOOD_S * 1000);
  cookies.set(COOKIE, token, CLAIM_GOOD_S);
  return claimId;
}

/** Whether this browser claimed the address with this password last; it says nothing of whether the claim counts. */
export async function holdsClaim(email: string, password: string, cookies: Cookies): Promise<boolean> {
  const claim = await readClaim(cookies);
  return claim?.email === email && claim.passwordDigest === (await digestOf(email, claim.claimId, password));
}

/**
 * The address was proved: the account is verified with what this browser claimed it with. What another claimed it with
 * is void; a password then has to be set anew. Answers whether the claim was this browser's.
 */
export async function settleClaim(account: StoredAccount, cookies: Cookies): Promise<boolean> {
  const claim = await readClaim(cookies);
  const isOwn = claim?.email === account.email && claim.claimId === account.claim?.id;
  if (!isOwn) {
    await identities.forgetPassword(account.id);
    await accounts.change(account.id, { claim: undefined, hasPassword: false });
  }
  await identities.setVerifiedEmail(account.id, account.email);
  await accounts.verify(account.id, Date.now(), isOwn ? account.claim?.social : undefined);
  forgetClaim(cookies);
  return isOwn;
}

/** Where the address was proved there is nothing left to claim. */
export function forgetClaim(cookies: Cookies): void {
  cookies.clear(COOKIE);
}

function readClaim(cookies: Cookies): Promise<v.InferOutput<typeof Claim> | undefined> {
  return readToken('claim', cookies.read(COOKIE) ?? '', Claim);
}

/** Keyed, and of one claim alone: who reads the cookie learns nothing of the password. */
async function digestOf(email: string, claimId: string, password: string): Promise<string> {
  const hmac = createHmac('sha256', await deriveKey('claimed-password'));
  return hmac.update(JSON.stringify([email, claimId, password])).digest('base64url');
}
