import { createHmac } from 'node:crypto';
import { deriveKey } from '@groundswell/accounts';

/** Keyed digests of who has a trial: by these an address, its mailbox or a card is known again, and by nothing else. */
export async function trialFingerprints(email: string, cardFingerprint?: string | null): Promise<string[]> {
  const key = await deriveKey('trial');
  const addresses = new Set([email, mailboxOf(email)]);
  const traces = [...addresses].map((one) => `email:${one}`);
  if (cardFingerprint) traces.push(`card:${cardFingerprint}`);
  return traces.map((trace) => createHmac('sha256', key).update(trace).digest('base64url'));
}

/** The mailbox of an address: what follows a plus is a note of its owner's, and at Gmail points are too. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const [own = ''] = name.split('+');
  if (own === '') return email;
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${own}@${domain}`;
  return `${own.replaceAll('.', '')}@gmail.com`;
}
