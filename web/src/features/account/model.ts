import type { UnitOptionsReply, updateSetting } from '@groundswell/contracts';
import { UNIT_OPTIONS } from '@groundswell/forecast';
import { ApiError } from '../../api/api-error.ts';
import type { BodyOf } from '../../api/calls.ts';
import { hourWords } from '../../ui/clock-words.ts';

/** The views of the account dialog. */
export type AccountView = 'profile' | 'change-email' | 'try-mail' | 'delete' | 'keys' | 'surfs' | SecurityView;
/** The views of sign-in and security: its overview and its steps. */
const SECURITY_VIEWS = ['security', 'password', 'totp', 'passkey', 'recovery'] as const;
export type SecurityView = (typeof SECURITY_VIEWS)[number];
export type SettingChange = BodyOf<typeof updateSetting>;
export const UNITS = ['wind', 'wvht', 'tide', 'temp', 'scale'] as const;
export type Unit = (typeof UNITS)[number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function isSecurityView(view: AccountView): view is SecurityView {
  return SECURITY_VIEWS.some((one) => one === view);
}

/** The error of invalid input, found before anything is sent. */
export class WrongFieldError extends Error {}

/** The error sentence of a step, shown beside its field or for the step as a whole. */
export interface StepFault {
  readonly field?: string;
  readonly form?: string;
}

/**
 * Sorts an error into a step's fault. `fields` are the server's names for the step's field. If the error wraps an error
 * of the server, its own message is shown.
 */
export function stepFaultOf(error: unknown, fields: readonly string[]): StepFault {
  const sentence = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  const isOfField = refusal instanceof ApiError && fields.some((name) => refusal.fields[name]);
  return isOfField || error instanceof WrongFieldError ? { field: sentence } : { form: sentence };
}

/**
 * Returns the proof that the server requires before a change: a new sign-in or a mailed code. Undefined if it refused
 * for another reason.
 */
export function requiredProof(error: unknown): 'sign-in' | 'code' | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  if (error.fields.sign_in) return 'sign-in';
  return error.fields.passcode && 'code';
}

/** Returns the chosen unit of wave heights, including a choice that is still being saved. */
export function waveUnitOf({ wvht }: UnitOptionsReply): 'ft' | 'm' {
  return UNIT_OPTIONS.wvht.find(({ id }) => id === wvht.value)?.unit ?? 'ft';
}

export function applySetting(settings: UnitOptionsReply, { setting, value }: SettingChange): UnitOptionsReply {
  if (isUnit(setting)) return { ...settings, [setting]: { ...settings[setting], value: Number(value) } };
  return { ...settings, [setting]: value };
}

/** Reverts a refused change to its value in `before`; later changes stay. */
export function revertSetting(
  now: UnitOptionsReply,
  change: SettingChange,
  before: UnitOptionsReply,
): UnitOptionsReply {
  const value = heldIn(before, change.setting);
  const isShown = String(heldIn(now, change.setting)) === String(change.value);
  return isShown && value !== undefined ? applySetting(now, { ...change, value }) : now;
}

function heldIn(settings: UnitOptionsReply, setting: string): string | number | undefined {
  const held = Object.entries(settings).find(([name]) => name === setting)?.[1];
  return typeof held === 'object' ? held.value : held;
}

function isUnit(setting: string): setting is Unit {
  return UNITS.some((unit) => unit === setting);
}

/** Returns the hours of the day as written in a language: '10pm', '22:00'. */
export function hourOptions(language: string): { value: number; text: string }[] {
  return HOURS.map((hour) => ({ value: hour, text: hourWords(hour * 60, language) }));
}
