import { createHash } from 'node:crypto';
import { accounts, type StoredAccount, users } from '@groundswell/data/accounts';
import { consents } from '@groundswell/data/email';
import { issueDue, sendOnce, writeDigest } from '@groundswell/email-delivery';
import { doEach, job } from '@groundswell/runtime';
import * as v from 'valibot';

const message = v.object({
  issue: v.pipe(v.string(), v.isoDate()),
  emails: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(25)),
});
const EMAILS_AT_ONCE = 4;

/**
 * Mails the week's issue to each address that is still confirmed, once per person. A failed address does not hold up
 * the others. An issue that is a day late is not sent.
 */
export const handler = job({ name: 'send-digest', message }, async ({ issue, emails }) => {
  if (issueDue(Date.now()) !== issue) return;
  await doEach(emails, EMAILS_AT_ONCE, (email) => mailIssue(issue, email));
});

async function mailIssue(issue: string, email: string): Promise<void> {
  const account = await accounts.findByEmail(email);
  const write = async () => {
    const consent = await consents.find(email);
    if (consent?.state !== 'confirmed' || (account && account.mailState !== 'ok')) return undefined;
    // The account that gave this consent was deleted, and the follow-up that removes the consent is still to come.
    if (consent.source !== 'box' && !account) return undefined;
    return writeDigest(consent, account && (await users.find(account.id)), Date.now());
  };
  await sendOnce(`digest-${issue}-${personOf(email, account)}`, 'digest', write, 'in-turn');
}

/**
 * Returns a digest that stands for the recipient, since the row of a sent email outlives a deleted account. An account
 * stays the same person under a new address.
 */
function personOf(email: string, account: StoredAccount | undefined): string {
  return createHash('sha256')
    .update(account?.id ?? email)
    .digest('base64url');
}
