import { createHmac } from 'node:crypto';
import { deriveKey } from '@groundswell/accounts';

/** Keyed digests of who has a trial: by these an address or a card is known again, and by nothing else. */
export async function trialDigests(email: string, cardFingerprint: string | null | undefined): Promise<string[]> {
  const key = await deriveKey('trial');
  const traces = [`email:${email}`, ...(cardFingerprint ? [`card:${cardFingerprint}`] : [])];
  return traces.map((trace) => createHmac('sha256', key).update(trace).digest('base64url'));
}
