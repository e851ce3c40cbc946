import type { SecondFactor } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import {
  type AuthEvent,
  type AuthForm,
  type AuthStep,
  afterEvent,
  FIELDS_OF,
  isNew,
  type SendingEvent,
  startForm,
  stepBeforeCode,
} from './model.ts';

const TYPED = {
  email: 'kai@example.org',
  password: 'green old boards',
  passcode: '',
  remember: true,
  subscribes: true,
};
const at = (step: AuthStep, over: Partial<AuthForm> = {}): AuthForm => ({
  ...startForm({ step, email: TYPED.email, passwordToken: 'token' }),
  typed: TYPED,
  busy: true,
  ...over,
});
const received = (form: AuthForm, event: SendingEvent, turn = form.turn) =>
  afterEvent(form, { type: 'received', turn, event });
const answered = (outcome: Partial<Extract<SendingEvent, { type: 'answered' }>['outcome']>): SendingEvent => ({
  type: 'answered',
  outcome: { valid: true, ...outcome },
});

describe('steps and what follows them', () => {
  test('a new account leads to the code that proves its address', () => {
    const next = received(at('register'), answered({}));
    expect(next).toMatchObject({
      step: 'passcode',
      codeFor: 'verify',
      registered: TYPED.email,
      busy: false,
      typed: TYPED,
    });
  });

  test('a reloaded page still waits for the code, unless a mailed link leads elsewhere', () => {
    const awaited = { email: TYPED.email, codeFor: 'verify', registered: TYPED.email, links: undefined } as const;
    const form = startForm({ step: 'register' }, awaited);
    expect(form).toMatchObject({ step: 'passcode', codeFor: 'verify', typed: { email: TYPED.email, password: '' } });
    expect(isNew(received(form, answered({})))).toBe(true);
    expect(startForm({ step: 'change', passwordToken: 't', email: TYPED.email }, awaited).step).toBe('change');
  });

  test('a provider at an address that has an account: the code links both, or the password is used instead', () => {
    const reply = { needsVerification: true, email: 'apple@example.org', links: 'sign-in-with-apple' } as const;
    const code = received(at('signin'), { type: 'refused', reply });
    const typed = { email: reply.email, password: '' };
    expect(code).toMatchObject({ step: 'passcode', codeFor: 'verify', links: 'sign-in-with-apple', typed });
    const linked = received({ ...code, busy: true }, answered({}));
    expect(linked).toMatchObject({ step: 'signin', notice: 'linked', links: 'sign-in-with-apple' });
    const byPassword = afterEvent(code, { type: 'went', step: 'signin' });
    expect(byPassword).toMatchObject({ step: 'signin', links: undefined, typed });
    const awaited = { email: reply.email, codeFor: 'verify', registered: undefined, links: reply.links } as const;
    expect(startForm({ step: 'signin' }, awaited)).toMatchObject({ step: 'passcode', links: reply.links, typed });
  });

  test('a user who then signs in with another address is not new', () => {
    const code = received(at('register'), answered({}));
    expect(isNew(code)).toBe(true);
    const signin = afterEvent(code, { type: 'went', step: 'signin' });
    expect(isNew(signin)).toBe(true);
    expect(isNew(afterEvent(signin, { type: 'typed', typed: { email: 'known@example.com' } }))).toBe(false);
  });

  test('the code of an address leads to the sign-in, with the notice that the address is verified', () => {
    const next = received(at('passcode'), answered({}));
    expect(next).toMatchObject({ step: 'signin', notice: 'verified', typed: TYPED });
  });

  test('a reset leads to a code, the code to a new password, and that to the sign-in with a notice', () => {
    const code = received(at('reset', { passwordToken: undefined }), answered({}));
    expect(code).toMatchObject({ step: 'passcode', codeFor: 'reset' });
    const change = received(code, answered({ password_token: 'good once' }));
    expect(change).toMatchObject({ step: 'change', passwordToken: 'good once' });
    expect(change.typed).toMatchObject({ email: TYPED.email, password: '' });
    const signin = received(change, answered({}));
    expect(signin).toMatchObject({ step: 'signin', notice: 'password-changed', passwordToken: undefined });
    expect(signin.typed).toMatchObject({ email: TYPED.email, password: '' });
  });

  test('an address to verify leads to its code', () => {
    expect(received(at('verify'), answered({}))).toMatchObject({
      step: 'passcode',
      codeFor: 'verify',
      registered: undefined,
    });
  });

  test('the server may redirect a sign-in to registering or to verifying', () => {
    const refused = (reply: object) => received(at('signin'), { type: 'refused', reply });
    expect(refused({ sendToRegister: true })).toMatchObject({
      step: 'register',
      notice: 'not-registered',
      typed: TYPED,
    });
    expect(refused({ needsVerification: true })).toMatchObject({ step: 'verify', notice: 'unverified', typed: TYPED });
    const typed = { email: 'apple@example.org', password: '' };
    const byProvider = refused({ needsVerification: true, email: typed.email });
    expect(byProvider).toMatchObject({ step: 'verify', notice: 'unverified', typed });
  });

  test('a right password may lead to a second step: the app first, else the passkey, else a recovery code', () => {
    const second = (...needsSecondFactor: readonly SecondFactor[]) =>
      received(at('signin'), { type: 'refused', reply: { needsSecondFactor: [...needsSecondFactor] } });
    expect(second('passkey', 'totp', 'recovery')).toMatchObject({ step: 'second', factor: 'totp', typed: TYPED });
    expect(second('passkey', 'recovery')).toMatchObject({ factor: 'passkey', factors: ['passkey', 'recovery'] });
    expect(second('recovery')).toMatchObject({ factor: 'recovery' });
  });

  test('the second step offers another factor, and clears what was typed for the one before', () => {
    const typed = { ...TYPED, passcode: '123456' };
    const from = at('second', { factors: ['totp', 'recovery'], typed, faults: { passcode: 'No.' } });
    expect(afterEvent(from, { type: 'chose', factor: 'recovery' })).toMatchObject({
      step: 'second',
      factor: 'recovery',
      factors: ['totp', 'recovery'],
      typed: TYPED,
      faults: {},
    });
  });

  test('an expired first step leads back to the sign-in, with a sentence', () => {
    const late = (errorMsg?: string) =>
      received(at('second'), answered({ valid: false, sendToSignIn: true, ...(errorMsg && { errorMsg }) }));
    expect(late()).toMatchObject({
      step: 'signin',
      typed: TYPED,
      faults: { form: 'That took too long. Sign in again.' },
    });
    expect(late('Begin anew.').faults).toEqual({ form: 'Begin anew.' });
  });

  test.each(['register', 'reset', 'verify', 'passcode'] as const)(
    'a flag on the reply sends %s back to the sign-in',
    (step) => {
      const next = received(at(step), answered({ loginFromRegister: true }));
      expect(next).toMatchObject({ step: 'signin', notice: 'has-account', typed: TYPED });
    },
  );

  test('a new code keeps the step, clears the field and shows that it was mailed', () => {
    const code = at('passcode', { codeFor: 'reset', typed: { ...TYPED, passcode: '123456' }, registered: TYPED.email });
    const next = received(code, { type: 'new-code-sent' });
    expect(next).toMatchObject({
      step: 'passcode',
      codeFor: 'reset',
      registered: TYPED.email,
      notice: 'new-code',
      busy: false,
    });
    // A request for a new code hides the notice 'new code sent', then shows it again. The notice of a verified address
    // stays during the sign-in that follows.
    expect(received(next, { type: 'sent' }).notice).toBeUndefined();
    expect(received(at('signin', { notice: 'verified' }), { type: 'sent' }).notice).toBe('verified');
    expect(next.typed.passcode).toBe('');
    expect(afterEvent(next, { type: 'noticed' })).toEqual({ ...next, notice: undefined });
  });

  test.each(['signin', 'register', 'reset', 'verify'] as const)('a link leads to %s', (step) => {
    const from = at('passcode', { faults: { form: 'No.' }, notice: 'new-code' });
    expect(afterEvent(from, { type: 'went', step })).toMatchObject({
      step,
      faults: {},
      notice: undefined,
      typed: TYPED,
    });
  });
});

describe('a call sent before the user changed the step', () => {
  const late: readonly SendingEvent[] = [
    { type: 'sent' },
    { type: 'faulted', faults: { email: 'No.', form: 'No.' } },
    answered({}),
    answered({ valid: false, errorMsg: 'No.' }),
    answered({ loginFromRegister: true }),
    { type: 'refused', reply: { needsSecondFactor: ['totp'] } },
    { type: 'new-code-sent' },
  ];
  const left: readonly [AuthEvent, AuthForm][] = [
    [{ type: 'went', step: 'register' }, at('signin')],
    [{ type: 'went', step: 'signin' }, at('register')],
    [{ type: 'chose', factor: 'recovery' }, at('second', { factors: ['totp', 'recovery'] })],
  ];

  test.each(left)('after %j its result neither changes the form nor shows in it', (event, sent) => {
    const next = afterEvent(sent, event);
    for (const one of late) expect(received(next, one, sent.turn)).toBe(next);
  });

  test('still counts after a click on the current tab', () => {
    const sent = at('signin');
    expect(afterEvent(sent, { type: 'went', step: 'signin' })).toBe(sent);
  });

  test('does not affect the next call', () => {
    const sent = at('signin');
    const next = received(afterEvent(sent, { type: 'went', step: 'register' }), { type: 'sent' });
    expect(received(next, answered({ valid: false }), sent.turn)).toBe(next);
    expect(received(next, answered({}))).toMatchObject({ step: 'passcode', busy: false });
  });
});

test.each([
  ['register', { codeFor: 'verify', registered: TYPED.email }],
  ['verify', { codeFor: 'verify' }],
  ['reset', { codeFor: 'reset' }],
] as const)('a wrong address is corrected at %s, where the code was requested, and the input stays', (step, over) => {
  const code = at('passcode', { ...over, typed: { ...TYPED, passcode: '123' }, faults: { passcode: 'No.' } });
  const next = afterEvent(code, { type: 'went', step: stepBeforeCode(code) });
  expect(next).toMatchObject({ step, typed: TYPED, faults: {}, busy: false });
  expect(FIELDS_OF[step]).toContain('email');
});

describe('errors', () => {
  test.each(Object.keys(FIELDS_OF) as AuthStep[])('at %s an error of a hidden field is shown for the form', (step) => {
    const faults = { email: 'a', password: 'b', passcode: 'c' };
    const shown = received(at(step), { type: 'faulted', faults }).faults;
    const { form, ...beside } = shown;
    expect(Object.keys(beside)).toEqual(FIELDS_OF[step]);
    expect(Object.values(faults)).toContain(form);
    expect(Object.values(beside)).not.toContain(form);
    expect(received(at(step), { type: 'faulted', faults: { form: 'x' } }).faults).toEqual({ form: 'x' });
  });

  test.each(['signin', 'register', 'reset', 'change', 'verify', 'passcode', 'second'] as const)(
    'at %s nothing typed is lost',
    (step) => {
      const typed = { ...TYPED, passcode: '123456' };
      const next = received(at(step, { typed }), answered({ valid: false, errorMsg: 'Try another.' }));
      expect(next).toMatchObject({ step, typed, busy: false });
      expect(Object.values(next.faults)).toEqual(['Try another.']);
    },
  );

  test('stand beside the field of the code, or of the new password', () => {
    const no = answered({ valid: false, errorMsg: 'No.' });
    expect(received(at('passcode'), no).faults).toEqual({ passcode: 'No.' });
    expect(received(at('second', { factor: 'recovery' }), no).faults).toEqual({ passcode: 'No.' });
    expect(received(at('second', { factor: 'passkey' }), no).faults).toEqual({ form: 'No.' });
    expect(received(at('register'), no).faults).toEqual({ password: 'No.' });
    expect(received(at('verify'), no).faults).toEqual({ form: 'No.' });
  });

  test('of the sign-in are the server’s own, or a general sentence if it gives none', () => {
    const refused = (reply: object) => received(at('signin'), { type: 'refused', reply }).faults;
    expect(refused({ error: 'No.' })).toEqual({ form: 'No.' });
    expect(refused({})).toEqual({ form: 'There was a server error logging in' });
    expect(received(at('reset'), answered({ valid: false })).faults).toEqual({
      form: 'There was an error processing this request',
    });
  });

  test('disappear when their field changes, while the others stay', () => {
    const form = at('signin', { faults: { email: 'a', password: 'b', form: 'c' } });
    const next = afterEvent(form, { type: 'typed', typed: { email: 'k' } });
    expect(next.faults).toEqual({ password: 'b', form: 'c' });
  });

  test('replace the success notice, and sending clears them', () => {
    const form = received(at('signin', { notice: 'verified' }), { type: 'faulted', faults: { form: 'No.' } });
    expect(form.notice).toBeUndefined();
    expect(received(form, { type: 'sent' })).toMatchObject({ faults: {}, busy: true });
  });
});

test('a link with a token begins at the new password, one without at requesting a code', () => {
  expect(startForm({ step: 'change', passwordToken: 'mailed' })).toMatchObject({
    step: 'change',
    passwordToken: 'mailed',
  });
  expect(startForm({ step: 'change', email: 'kai@example.org' })).toMatchObject({
    step: 'reset',
    typed: { email: 'kai@example.org' },
  });
});
