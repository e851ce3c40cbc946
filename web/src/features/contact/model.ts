import type { contact } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import type { BodyOf, ReplyOf } from '../../api/calls.ts';
import { m } from '../../paraglide/messages.js';

export type ContactMessage = BodyOf<typeof contact>;
export type ContactSubject = ContactMessage['subject'];
/** Sentences beside the fields; `form` is about no field alone. */
export type Faults = Partial<Record<'name' | 'email' | 'message' | 'business' | 'phone' | 'form', string>>;
export type SendMessage = (message: ContactMessage) => Promise<ReplyOf<typeof contact>>;

const FIELDS = ['email', 'name', 'message', 'business', 'phone'] as const;

/** Business and phone are asked for in this matter alone. */
export function asksForBusiness(subject: ContactSubject): boolean {
  return subject === 'Advertising Contact';
}

/** What is wrong before anything is sent; empty where nothing is. */
export function faultsOf({ email, name, message }: ContactMessage): Faults {
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? {} : { email: m.contact_email_invalid() }),
    ...(name === '' && { name: m.contact_name_missing() }),
    ...(message === '' && { message: m.contact_message_missing() }),
  };
}

/** Sends a message and tells what was wrong; undefined where it has arrived. One with faults is not sent. */
export async function sent(message: ContactMessage, send: SendMessage): Promise<Faults | undefined> {
  const faults = faultsOf(message);
  if (Object.keys(faults).length > 0) return faults;
  try {
    const { valid, errorMsg } = await send(message);
    return valid ? undefined : { form: errorMsg || m.contact_failed() };
  } catch (error) {
    return faultsOfFailure(error);
  }
}

/** Of refused fields the first is told, beside its field; of all else only that it did not work, or how long to wait. */
function faultsOfFailure(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { form: m.contact_failed() };
  if (error.status === 429) return { form: error.message };
  if (error.status !== 422) return { form: m.contact_failed() };
  const field = FIELDS.find((name) => error.fields[name]);
  const sentence = field && error.fields[field]?.[0];
  return field && sentence ? { [field]: sentence } : { form: error.message };
}
