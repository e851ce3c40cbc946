import { AGREED_VERSIONS, type buyGift } from '@groundswell/contracts';
import { ApiError } from '../../../api/api-error.ts';
import type { BodyOf } from '../../../api/calls.ts';
import { isEmail } from '../../../credentials/typed.ts';
import { m } from '../../../paraglide/later.js';
import { faultWords } from '../../../payment/fault-words.ts';
import { language } from '../../../preferences/language.ts';

/** The buyer's input for a gift card. */
export interface Order {
  readonly toName: string;
  readonly fromName: string;
  readonly message: string;
  readonly way: 'now' | 'later' | 'print';
  readonly toEmail: string;
  /** The day on which the gift card is mailed: '2026-12-24'. */
  readonly day: string;
  readonly fromEmail: string;
}
export type OrderField = Exclude<keyof Order, 'way'>;
/** The error sentences beside the fields; `form` is for the form as a whole. */
export type Faults = Partial<Record<OrderField | 'agreed' | 'form', string>>;

export const EMPTY: Order = {
  toName: '',
  fromName: '',
  message: '',
  way: 'now',
  toEmail: '',
  day: '',
  fromEmail: '',
};

/** The time at which the gift is mailed on its day, in the buyer's time zone. */
const SENT_AT = 'T09:00';
const FIELDS: Readonly<Record<string, OrderField>> = {
  to_name: 'toName',
  from_name: 'fromName',
  message: 'message',
  to_email: 'toEmail',
  send_at: 'day',
  from_email: 'fromEmail',
};

/** Returns the order in the form that the API call expects. The order's day must be set if the card is mailed later. */
export function bodyOf(order: Order, secret: string, quote?: string): BodyOf<typeof buyGift> {
  const { toName, fromName, message, way, toEmail, day, fromEmail } = order;
  return {
    secret,
    ...(quote !== undefined && { quote }),
    agreed: AGREED_VERSIONS,
    lang: language,
    from_name: fromName,
    from_email: fromEmail.trim(),
    to_name: toName,
    message,
    ...(way !== 'print' && { to_email: toEmail.trim() }),
    ...(way === 'later' && { send_at: new Date(day + SENT_AT).toISOString() }),
  };
}

/** Returns the errors of an order before it is sent. */
export function faultsOf({ toName, fromName, way, toEmail, day, fromEmail }: Order, agrees: boolean): Faults {
  return {
    ...(toName.trim() === '' && { toName: m.gift_name_missing() }),
    ...(fromName.trim() === '' && { fromName: m.gift_name_missing() }),
    ...(way !== 'print' && !isEmail(toEmail) && { toEmail: m.gift_email_invalid() }),
    ...(way === 'later' && Number.isNaN(Date.parse(day)) && { day: m.gift_day_missing() }),
    ...(!isEmail(fromEmail) && { fromEmail: m.gift_email_invalid() }),
    ...(!agrees && { agreed: m.errors_payments_agree_first() }),
  };
}

/** Returns the server's error sentences by form field. An error that names no field goes to the form as a whole. */
export function faultsOfFailure(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { form: m.gift_not_begun() };
  const refused = Object.entries(error.fields).flatMap(([name, [sentence]]) => {
    const field = FIELDS[name];
    return field && sentence ? [[field, sentence] as const] : [];
  });
  if (refused.length > 0) return Object.fromEntries(refused);
  return { form: faultWords(error, 'nothing', m.gift_not_begun()) };
}
