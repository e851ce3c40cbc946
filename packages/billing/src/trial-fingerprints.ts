import { createHmac } from 'node:crypto';
import { deriveLastingKey } from '@groundswell/accounts';

/**
 * Computes keyed digests of an email address, its mailbox and a card. They recognize a second trial without storing the
 * data.
 */
export async function trialFingerprints(email: string, cardFingerprint?: string | null): Promise<string[]> {
  const key = await deriveLastingKey('trial');
  const addresses = new Set([email, mailboxOf(email)]);
  const traces = [...addresses].map((one) => `email:${one}`);
  if (cardFingerprint) traces.push(`card:${cardFingerprint}`);
  return traces.map((trace) => createHmac('sha256', key).update(trace).digest('base64url'));
}

/** Returns the mailbox of an address, without the part after a plus and, at Gmail, without dots. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const [own = ''] = name.split('+');
  if (own === '') return email;
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${own}@${domain}`;
  return `${own.replaceAll('.', '')}@gmail.com`;
}
