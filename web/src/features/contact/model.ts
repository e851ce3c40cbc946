import type { contact } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import type { BodyOf, ReplyOf } from '../../api/calls.ts';
import { isEmail } from '../../credentials/typed.ts';
import { m } from '../../paraglide/messages.js';

export type ContactMessage = BodyOf<typeof contact>;
export type ContactSubject = ContactMessage['subject'];
/** Sentences beside the fields; `form` is for the form as a whole. */
export type Faults = Partial<Record<'name' | 'email' | 'message' | 'business' | 'phone' | 'form', string>>;
export type SendMessage = (message: ContactMessage) => Promise<ReplyOf<typeof contact>>;

const FIELDS = ['name', 'email', 'message'] as const;
const FIELDS_OF_BUSINESS = ['business', 'phone'] as const;

/** Whether a subject has the fields for business and phone. */
export function hasBusinessFields(subject: ContactSubject): boolean {
  return subject === 'Advertising Contact';
}

/** Returns the input errors, found before anything is sent; empty if the form is valid. */
export function faultsOf({ email, name, message }: ContactMessage): Faults {
  return {
    ...(isEmail(email) ? {} : { email: m.contact_email_invalid() }),
    ...(name === '' && { name: m.contact_name_missing() }),
    ...(message === '' && { message: m.contact_message_missing() }),
  };
}

/** Sends a message and returns its errors; undefined if it has arrived. A message with input errors is not sent. */
export async function submitMessage(message: ContactMessage, send: SendMessage): Promise<Faults | undefined> {
  const faults = faultsOf(message);
  if (Object.keys(faults).length > 0) return faults;
  try {
    const { valid, errorMsg } = await send(message);
    return valid ? undefined : { form: errorMsg || m.contact_failed() };
  } catch (error) {
    return faultsOfFailure(error, message.subject);
  }
}

/**
 * The statuses that leave the outcome unknown: no answer came, or only an answer of a proxy. The server may still have
 * received the message.
 */
const UNCLEAR: ReadonlySet<number> = new Set([0, 502, 504]);

/**
 * Sorts a failure into errors beside the refused fields; errors of fields that are not visible appear above the button.
 * For any other failure, the sentence says whether the message was sent. For a rate limit, it says how long to wait.
 */
function faultsOfFailure(error: unknown, subject: ContactSubject): Faults {
  if (!(error instanceof ApiError)) return { form: m.contact_failed() };
  if (error.status === 409 || error.status === 429) return { form: error.message };
  if (UNCLEAR.has(error.status)) return { form: m.contact_unclear() };
  if (error.status !== 422) return { form: m.contact_not_sent() };
  const shown = hasBusinessFields(subject) ? [...FIELDS, ...FIELDS_OF_BUSINESS] : FIELDS;
  const refused = shown.flatMap((field) => {
    const sentence = error.fields[field]?.[0];
    return sentence ? [[field, sentence] as const] : [];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : { form: error.message };
}
