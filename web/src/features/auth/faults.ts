import type { SecondFactor } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { isEmail, isSixDigits, isTooShort } from '../../credentials/typed.ts';
import { m } from '../../paraglide/later.js';
import type { AuthForm, Faults } from './model.ts';

/** The form's fields by the server's names; an error under any other name concerns the whole form. */
const FIELDS: ReadonlyMap<string, keyof Faults> = new Map([
  ['email', 'email'],
  ['username', 'email'],
  ['password', 'password'],
  ['password_confirmation', 'password'],
  ['passcode', 'passcode'],
  ['code', 'passcode'],
]);
const RECOVERY_CODE = /^[A-Z2-7]{16}$/i;

/** Returns the errors of the input, by field; empty if the form can be sent. */
export function faultsOf({ step, typed, factor }: AuthForm): Faults {
  const faults: { -readonly [Field in keyof Faults]: Faults[Field] } = {};
  if (step === 'second') return faultsOfCode(factor, typed.passcode);
  if (step !== 'change' && !isEmail(typed.email)) faults.email = m.auth_email_invalid();
  if (step === 'signin' || step === 'register' || step === 'change') {
    const chosen = step !== 'signin';
    if (typed.password === '') faults.password = m.auth_password_missing();
    else if (chosen && isTooShort(typed.password)) faults.password = m.auth_password_short();
  }
  if (step === 'passcode' && !isSixDigits(typed.passcode)) faults.passcode = m.auth_passcode_missing();
  return faults;
}

function faultsOfCode(factor: SecondFactor, typed: string): Faults {
  if (factor === 'totp' && !isSixDigits(typed)) return { passcode: m.auth_totp_missing() };
  if (factor === 'recovery' && !RECOVERY_CODE.test(typed.replaceAll(/[\s-]/g, '')))
    return { passcode: m.auth_recovery_missing() };
  return {};
}

/** Turns a failed call into sentences: one beside each refused field, the rest above the form. */
export function faultsOfFailure({ step }: AuthForm, error: unknown): Faults {
  if (error instanceof ApiError) {
    if (error.status === 422) return faultsOfFields(error);
    if (error.status === 0 || error.status === 429) return { form: error.message };
  }
  return { form: step === 'signin' ? m.auth_failed_signing_in() : m.auth_failed() };
}

function faultsOfFields({ fields, message }: ApiError): Faults {
  const faults: { -readonly [Field in keyof Faults]: Faults[Field] } = {};
  for (const [name, [sentence]] of Object.entries(fields)) faults[FIELDS.get(name) ?? 'form'] ??= sentence;
  return Object.values(faults).some(Boolean) ? faults : { form: message };
}
