import type { UnitOptionsReply, updateSetting } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import type { BodyOf } from '../../api/calls.ts';

/** What the window of the account shows. */
export type AccountView = 'profile' | 'change-email' | 'try-mail' | 'delete' | SecurityView;
/** Of sign-in and security: the list of it, and its steps. */
const SECURITY_VIEWS = ['security', 'password', 'totp', 'passkey', 'recovery'] as const;
export type SecurityView = (typeof SECURITY_VIEWS)[number];
export type SettingChange = BodyOf<typeof updateSetting>;
export const UNITS = ['wind', 'wvht', 'tide', 'temp', 'scale'] as const;
export type Unit = (typeof UNITS)[number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function isSecurityView(view: AccountView): view is SecurityView {
  return SECURITY_VIEWS.some((one) => one === view);
}

/** Something typed is not valid: known before anything is sent. */
export class WrongField extends Error {}

/** What went wrong with a step, a sentence: beside the field that it shows, or of it as a whole. */
export interface StepFault {
  readonly field?: string;
  readonly form?: string;
}

/** `fields` are the server's names of the field that the step shows; an error that wraps the server's is told by its own words. */
export function stepFaultOf(error: unknown, fields: readonly string[]): StepFault {
  const sentence = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  const isOfField = refusal instanceof ApiError && fields.some((name) => refusal.fields[name]);
  return isOfField || error instanceof WrongField ? { field: sentence } : { form: sentence };
}

/** What the server wants before a change: a new sign-in or a mailed code. Undefined where it refuses for another reason. */
export function proofWanted(error: unknown): 'sign-in' | 'code' | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  if (error.fields.sign_in) return 'sign-in';
  return error.fields.passcode && 'code';
}

/** The settings as they are once a change is made. */
export function asSet(settings: UnitOptionsReply, { setting, value }: SettingChange): UnitOptionsReply {
  if (isUnit(setting)) return { ...settings, [setting]: { ...settings[setting], value: Number(value) } };
  return { ...settings, [setting]: value };
}

/** The settings without a change that was refused, as they were before it; what was chosen since then stays. */
export function unlessSet(now: UnitOptionsReply, change: SettingChange, before: UnitOptionsReply): UnitOptionsReply {
  const value = heldIn(before, change.setting);
  const isShown = String(heldIn(now, change.setting)) === String(change.value);
  return isShown && value !== undefined ? asSet(now, { ...change, value }) : now;
}

function heldIn(settings: UnitOptionsReply, setting: string): string | number | undefined {
  const held = Object.entries(settings).find(([name]) => name === setting)?.[1];
  return typeof held === 'object' ? held.value : held;
}

function isUnit(setting: string): setting is Unit {
  return UNITS.some((unit) => unit === setting);
}

/** The hours of a day as one writes them in a language: '10 PM', '22:00'. */
export function hourOptions(language: string): { value: number; text: string }[] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return HOURS.map((hour) => ({ value: hour, text: format.format(Date.UTC(2026, 0, 1, hour)) }));
}

/** Whether it may be an address; the server has the last word. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Six digits, however they were spaced. */
export function isPassCode(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(/\s/g, ''));
}
