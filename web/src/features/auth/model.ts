import { type AuthOutcomeReply, displayEmail, type SecondFactor, type SocialProvider } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import type { TokenReply } from '../../session/session.ts';

/** The steps of the form. */
export type AuthStep = 'signin' | 'register' | 'reset' | 'change' | 'verify' | 'passcode' | 'second';
/** A message above the fields, about the step before. */
export type AuthNotice =
  | 'verified'
  | 'linked'
  | 'password-changed'
  | 'new-code'
  | 'has-account'
  | 'not-registered'
  | 'unverified';

/** Successes, which are shown for a while; the others state what is left to do. */
export const DONE: ReadonlySet<AuthNotice> = new Set(['verified', 'password-changed', 'new-code']);

/** Kept when the step changes: nobody types an address twice. */
interface Typed {
  readonly email: string;
  readonly password: string;
  /** A mailed code, an authenticator app's, or a recovery code. */
  readonly passcode: string;
  readonly remember: boolean;
  readonly subscribes: boolean;
}
/** Sentences beside the fields; `form` is for the form as a whole. */
export type Faults = Partial<Record<'email' | 'password' | 'passcode' | 'form', string>>;

type Field = Exclude<keyof Faults, 'form'>;

/** The fields of each step: an error of any other is shown for the form as a whole. */
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
  /** The purpose of the pass code: to prove the address, or to choose a new password. */
  readonly codeFor: 'verify' | 'reset';
  /** The provider that the code adds to the account of the address. */
  readonly links: SocialProvider | undefined;
  /** From a checked code or a mailed link; valid for one new password. */
  readonly passwordToken: string | undefined;
  /** The factors that the second step accepts, and the one shown. */
  readonly factors: readonly SecondFactor[];
  readonly factor: SecondFactor;
  /** The address of an account that was created in this form. */
  readonly registered: string | undefined;
  readonly notice: AuthNotice | undefined;
  readonly faults: Faults;
  /** A call is under way. */
  readonly busy: boolean;
  /** Counts the user's changes of step: a result of an earlier turn is ignored. */
  readonly turn: number;
}

/** The reply of a step's call. */
export type StepReply = AuthOutcomeReply & { readonly password_token?: string; readonly sendToSignIn?: boolean };

export type AuthEvent =
  | { readonly type: 'typed'; readonly typed: Partial<Typed> }
  | { readonly type: 'went'; readonly step: AuthStep }
  | { readonly type: 'chose'; readonly factor: SecondFactor }
  /** The notice was shown for its time. */
  | { readonly type: 'noticed' }
  /** The result of something sent in a turn. */
  | { readonly type: 'received'; readonly turn: number; readonly event: SendingEvent };

/** The results of sending the form. */
export type SendingEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'faulted'; readonly faults: Faults }
  /** The reply of a step's call; for a sign-in: why there is no token. */
  | { readonly type: 'answered'; readonly outcome: StepReply }
  | { readonly type: 'refused'; readonly reply: TokenReply }
  | { readonly type: 'new-code-sent' };

/** The form's first step, from the address, with the token and email of a mailed link. */
export interface Entry {
  readonly step: AuthStep;
  readonly email?: string | undefined;
  readonly passwordToken?: string | undefined;
}

/** A mailed code that a form waits for. */
export type AwaitedCode = Pick<AuthForm, 'codeFor' | 'registered' | 'links'> & { readonly email: string };

/** The form at its first step, or at the code that it waited for before it was closed or the page was loaded anew. */
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

/** The form after an event; an error changes nothing typed, and an outdated result changes nothing. */
export function afterEvent(form: AuthForm, event: AuthEvent): AuthForm {
  switch (event.type) {
    case 'typed':
      return { ...form, typed: { ...form.typed, ...event.typed }, faults: withoutThose(form.faults, event.typed) };
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
      // Shown anew for each code: on a second press it disappears and comes back.
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
    // The code is under way to the provider's address, of which no password was typed.
    const known =
      email === undefined ? form : emptied({ ...form, typed: { ...form.typed, email: displayEmail(email) } });
    if (links) return { ...enter(known, 'passcode'), codeFor: 'verify', links };
    return { ...enter(known, 'verify'), notice: 'unverified' };
  }
  if (factors) return { ...enter(form, 'second'), factors, factor: usualFactor(factors) };
  return afterSending(form, { type: 'faulted', faults: { form: error || m.auth_failed_signing_in() } });
}

/** A device may not hold the passkey; a recovery code is the last resort. */
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

/** The step where the address of a code can be corrected: the one that had the code mailed. */
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

/** The new password is not the old one. */
function emptied(form: AuthForm): AuthForm {
  return { ...form, typed: { ...form.typed, password: '' } };
}

/** The field for the server's error: the code's, or the new password's. */
function faultedField({ step, factor }: AuthForm): keyof Faults {
  if (step === 'passcode' || (step === 'second' && factor !== 'passkey')) return 'passcode';
  return step === 'register' ? 'password' : 'form';
}

function withoutThose(faults: Faults, typed: Partial<Typed>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in typed)));
}
