import { type AuthOutcomeReply, displayEmail, type SecondFactor, type SocialProvider } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import type { TokenReply } from '../../session/session.ts';

export type AuthStep = 'signin' | 'register' | 'reset' | 'change' | 'verify' | 'passcode' | 'second';
/** A message above the fields, about the previous step. */
export type AuthNotice =
  | 'verified'
  | 'linked'
  | 'password-changed'
  | 'new-code'
  | 'has-account'
  | 'not-registered'
  | 'unverified';

/**
 * The notices of a success, which disappear after a while. All other notices say what the user must still do, and stay.
 */
export const DONE: ReadonlySet<AuthNotice> = new Set(['verified', 'password-changed', 'new-code']);

/** The input that survives a change of step, so that the user types an address once. */
interface Typed {
  readonly email: string;
  readonly password: string;
  /** The code from an email or an authenticator app, or a recovery code. */
  readonly passcode: string;
  readonly remember: boolean;
  readonly subscribes: boolean;
}
/** Sentences beside the fields; `form` is for the form as a whole. */
export type Faults = Partial<Record<'email' | 'password' | 'passcode' | 'form', string>>;

type Field = Exclude<keyof Faults, 'form'>;

/** The fields of each step; an error of any other field is shown for the form as a whole. */
export const FIELDS_OF: Readonly<Record<AuthStep, readonly Field[]>> = {
  signin: ['email', 'password'],
  register: ['email', 'password'],
  reset: ['email'],
  verify: ['email'],
  passcode: ['passcode'],
  change: ['password'],
  second: ['passcode'],
};

export interface AuthForm {
  readonly step: AuthStep;
  readonly typed: Typed;
  /** The purpose of the code: to verify the address, or to choose a new password. */
  readonly codeFor: 'verify' | 'reset';
  /** The social provider that will be linked to the account of this address, once the user enters the mailed code. */
  readonly links: SocialProvider | undefined;
  /** A token from a checked code or a mailed link, valid for a single new password. */
  readonly passwordToken: string | undefined;
  /** The factors that the second step accepts. */
  readonly factors: readonly SecondFactor[];
  readonly factor: SecondFactor;
  /** The address of an account that was created in this form. */
  readonly registered: string | undefined;
  readonly notice: AuthNotice | undefined;
  readonly faults: Faults;
  /** Whether a call is in flight. */
  readonly busy: boolean;
  /**
   * A counter that increases when the user moves to another step. The result of a call from an earlier count is
   * ignored.
   */
  readonly turn: number;
}

export type StepReply = AuthOutcomeReply & { readonly password_token?: string; readonly sendToSignIn?: boolean };

export type AuthEvent =
  | { readonly type: 'typed'; readonly typed: Partial<Typed> }
  | { readonly type: 'went'; readonly step: AuthStep }
  | { readonly type: 'chose'; readonly factor: SecondFactor }
  /** The notice was shown for its full time. */
  | { readonly type: 'noticed' }
  /** The result of a call; `turn` is the form's turn in which the call was sent. */
  | { readonly type: 'received'; readonly turn: number; readonly event: SendingEvent };

/** The possible results of sending the form. */
export type SendingEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'faulted'; readonly faults: Faults }
  /** The reply to a step's call; for a sign-in, the reason why it returned no token. */
  | { readonly type: 'answered'; readonly outcome: StepReply }
  | { readonly type: 'refused'; readonly reply: TokenReply }
  | { readonly type: 'new-code-sent' };

/** The form's first step, from the page's address, with the token and email of a mailed link. */
export interface Entry {
  readonly step: AuthStep;
  readonly email?: string | undefined;
  readonly passwordToken?: string | undefined;
}

/** A mailed code that a form waits for. */
export type AwaitedCode = Pick<AuthForm, 'codeFor' | 'registered' | 'links'> & { readonly email: string };

/**
 * Returns the form at its first step. If the form waited for a mailed code when the dialog was closed or the page
 * reloaded, returns it at the code's step.
 */
export function startForm(entry: Entry, awaited?: AwaitedCode): AuthForm {
  const form = formAt(entry);
  if (!awaited || entry.email !== undefined || entry.passwordToken !== undefined) return form;
  const { email, codeFor, registered, links } = awaited;
  return { ...form, step: 'passcode', codeFor, registered, links, typed: { ...form.typed, email } };
}

function formAt({ step, email = '', passwordToken }: Entry): AuthForm {
  return {
    // Without its token a password cannot be chosen, but a new code can be requested.
    step: step === 'change' && passwordToken === undefined ? 'reset' : step,
    typed: { email, password: '', passcode: '', remember: false, subscribes: false },
    codeFor: 'verify',
    links: undefined,
    passwordToken,
    factors: [],
    factor: 'totp',
    registered: undefined,
    notice: undefined,
    faults: {},
    busy: false,
    turn: 0,
  };
}

/** Returns the form after an event; an error keeps the input, and an outdated result changes nothing. */
export function afterEvent(form: AuthForm, event: AuthEvent): AuthForm {
  switch (event.type) {
    case 'typed':
      return {
        ...form,
        typed: { ...form.typed, ...event.typed },
        faults: withoutEditedFields(form.faults, event.typed),
      };
    case 'went':
      return event.step === form.step ? form : { ...enter(form, event.step), links: undefined, turn: form.turn + 1 };
    case 'chose':
      return { ...enter(form, 'second'), factor: event.factor, turn: form.turn + 1 };
    case 'noticed':
      return { ...form, notice: undefined };
    case 'received':
      return event.turn === form.turn ? afterSending(form, event.event) : form;
  }
}

function afterSending(form: AuthForm, event: SendingEvent): AuthForm {
  switch (event.type) {
    case 'sent':
      // The notice disappears and returns with each new code, so that a second click has a visible effect.
      return { ...form, busy: true, faults: {}, notice: form.notice === 'new-code' ? undefined : form.notice };
    case 'faulted':
      return { ...form, busy: false, faults: inSight(form.step, event.faults), notice: undefined };
    case 'new-code-sent':
      return { ...enter(form, 'passcode'), notice: 'new-code' };
    case 'refused':
      return afterRefusal(form, event.reply);
    case 'answered':
      return afterAnswer(form, event.outcome);
  }
}

function afterRefusal(form: AuthForm, reply: TokenReply): AuthForm {
  const { sendToRegister, needsVerification, needsSecondFactor: factors, error, email, links } = reply;
  if (sendToRegister) return { ...enter(form, 'register'), notice: 'not-registered' };
  if (needsVerification) {
    // The code was mailed to the provider's address, for which the user typed no password.
    const known =
      email === undefined ? form : emptied({ ...form, typed: { ...form.typed, email: displayEmail(email) } });
    if (links) return { ...enter(known, 'passcode'), codeFor: 'verify', links };
    return { ...enter(known, 'verify'), notice: 'unverified' };
  }
  if (factors) return { ...enter(form, 'second'), factors, factor: usualFactor(factors) };
  return afterSending(form, { type: 'faulted', faults: { form: error || m.auth_failed_signing_in() } });
}

/**
 * Prefers an authenticator app to a passkey, because this device may not have the passkey. A recovery code is the last
 * resort.
 */
function usualFactor(factors: readonly SecondFactor[]): SecondFactor {
  return (['totp', 'passkey'] as const).find((factor) => factors.includes(factor)) ?? 'recovery';
}

function afterAnswer(form: AuthForm, outcome: StepReply): AuthForm {
  if (outcome.loginFromRegister) return { ...enter(form, 'signin'), notice: 'has-account' };
  if (outcome.sendToSignIn)
    return { ...enter(form, 'signin'), faults: { form: outcome.errorMsg || m.auth_second_late() } };
  if (outcome.sendToRegister || outcome.needsVerification) return afterRefusal(form, outcome);
  if (!outcome.valid) {
    const faults = { [faultedField(form)]: outcome.errorMsg || m.auth_failed() };
    return afterSending(form, { type: 'faulted', faults });
  }
  switch (form.step) {
    case 'register':
      return { ...enter(form, 'passcode'), codeFor: 'verify', links: undefined, registered: form.typed.email };
    case 'verify':
      return { ...enter(form, 'passcode'), codeFor: 'verify', links: undefined };
    case 'reset':
      return { ...enter(form, 'passcode'), codeFor: 'reset', links: undefined };
    case 'passcode':
      return form.codeFor === 'reset'
        ? { ...emptied(enter(form, 'change')), passwordToken: outcome.password_token }
        : { ...enter(form, 'signin'), notice: form.links ? 'linked' : 'verified' };
    case 'change':
      return { ...emptied(enter(form, 'signin')), passwordToken: undefined, notice: 'password-changed' };
    case 'signin':
    case 'second':
      return { ...form, busy: false };
  }
}

/** Returns the step where the user can correct the address of a code: the step that had the code mailed. */
export function stepBeforeCode(form: AuthForm): AuthStep {
  if (form.codeFor === 'reset') return 'reset';
  return isNew(form) ? 'register' : 'verify';
}

/** Whether the account of the address was created in this form. */
export function isNew({ registered, typed }: AuthForm): boolean {
  return registered !== undefined && registered === typed.email;
}

function inSight(step: AuthStep, { form, ...faults }: Faults): Faults {
  const shown = FIELDS_OF[step];
  const seen = Object.fromEntries(Object.entries(faults).filter(([field]) => shown.some((one) => one === field)));
  const unseen = Object.entries(faults).find(([field, sentence]) => sentence && !(field in seen))?.[1];
  const formFault = form ?? unseen;
  return formFault ? { ...seen, form: formFault } : seen;
}

function enter(form: AuthForm, step: AuthStep): AuthForm {
  return { ...form, step, typed: { ...form.typed, passcode: '' }, notice: undefined, faults: {}, busy: false };
}

/** Clears the password, so that an old password is not submitted as the new one. */
function emptied(form: AuthForm): AuthForm {
  return { ...form, typed: { ...form.typed, password: '' } };
}

/** Returns the field of the server's error: the code, the new password, or the whole form. */
function faultedField({ step, factor }: AuthForm): keyof Faults {
  if (step === 'passcode' || (step === 'second' && factor !== 'passkey')) return 'passcode';
  return step === 'register' ? 'password' : 'form';
}

function withoutEditedFields(faults: Faults, typed: Partial<Typed>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in typed)));
}
