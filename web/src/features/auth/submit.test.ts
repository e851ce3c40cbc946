import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type AuthForm, type AuthStep, afterEvent, type SendingEvent, startForm } from './model.ts';
import { type AuthServer, sendNewCode, submitForm } from './submit.ts';

const TOKEN = { access_token: 'token', expires_in: 3600 };
const filled = (step: AuthStep, over: Partial<AuthForm> = {}): AuthForm => ({
  ...startForm({ step, passwordToken: 'token' }),
  typed: {
    email: ' kai@example.org ',
    password: 'green old boards',
    passcode: '123456',
    remember: true,
    subscribes: false,
  },
  ...over,
});
function follow(form: AuthForm, answers: Partial<AuthServer>) {
  let now = form;
  const seen: AuthForm[] = [];
  const dispatch = (event: SendingEvent) => {
    now = afterEvent(now, { type: 'received', turn: form.turn, event });
    seen.push(now);
  };
  const server = {
    send: vi.fn(async () => ({ valid: true })),
    newCode: vi.fn(async () => ({ valid: true })),
    signIn: vi.fn(async () => TOKEN),
    ...answers,
  } satisfies AuthServer;
  const leave = (step: AuthStep) => {
    now = afterEvent(now, { type: 'went', step });
  };
  return { server, dispatch, leave, seen, end: () => now };
}

test('an input error is shown without a call', async () => {
  const form = filled('register', { typed: { ...filled('register').typed, password: 'short' } });
  const { server, dispatch, end } = follow(form, {});
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(server.send).not.toHaveBeenCalled();
  expect(end().faults).toEqual({ password: 'Your password must be at least 8 characters' });
});

test('a sign-in sends the address without spaces, and whether to remember it', async () => {
  const form = filled('signin');
  const { server, dispatch } = follow(form, {});
  expect(await submitForm(form, server, dispatch)).toBe(true);
  expect(server.signIn).toHaveBeenCalledWith({
    grant: 'password',
    username: 'kai@example.org',
    password: 'green old boards',
    remember: true,
  });
});

test('the code of a new address signs in automatically, with the password typed before', async () => {
  const form = filled('passcode', { registered: filled('passcode').typed.email });
  const { server, dispatch, seen } = follow(form, {});
  expect(await submitForm(form, server, dispatch)).toBe(true);
  expect(server.signIn).toHaveBeenCalledOnce();
  // During the sign-in the form is at its first step, with the notice that the address is verified.
  expect(seen.at(-1)).toMatchObject({ step: 'signin', notice: 'verified', busy: true });
});

test('without a password the code leads to the sign-in only', async () => {
  const form = filled('passcode', { typed: { ...filled('passcode').typed, password: '' } });
  const { server, dispatch, end } = follow(form, {});
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(server.signIn).not.toHaveBeenCalled();
  expect(end()).toMatchObject({ step: 'signin', notice: 'verified', busy: false });
});

test('the code of a reset never signs in', async () => {
  const form = filled('passcode', { codeFor: 'reset' });
  const { server, dispatch, end } = follow(form, { send: async () => ({ valid: true, password_token: 'once' }) });
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(server.signIn).not.toHaveBeenCalled();
  expect(end()).toMatchObject({ step: 'change', passwordToken: 'once' });
});

test('a right password may lead to the second step instead of signing in', async () => {
  const form = filled('signin');
  const { server, dispatch, end } = follow(form, { signIn: async () => ({ needsSecondFactor: ['totp'] }) });
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(end()).toMatchObject({ step: 'second', factor: 'totp', busy: false });
});

test('the second step signs in by the cookie that came with its reply', async () => {
  const form = filled('second', { factors: ['totp'] });
  const { server, dispatch } = follow(form, {});
  expect(await submitForm(form, server, dispatch)).toBe(true);
  expect(server.send).toHaveBeenCalledWith(form);
  expect(server.signIn).toHaveBeenCalledWith({ grant: 'refresh' });
});

test('a wrong code of the second step signs nobody in and can be corrected', async () => {
  const form = filled('second', { factors: ['totp'] });
  const { server, dispatch, end } = follow(form, { send: async () => ({ valid: false, errorMsg: 'Not that one.' }) });
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(server.signIn).not.toHaveBeenCalled();
  expect(end()).toMatchObject({ step: 'second', typed: form.typed, faults: { passcode: 'Not that one.' } });
});

test('an automatic sign-in that fails stays at the sign-in with the reason', async () => {
  const form = filled('passcode');
  const { server, dispatch, end } = follow(form, { signIn: () => Promise.reject(new ApiError(500, 'x')) });
  expect(await submitForm(form, server, dispatch)).toBe(false);
  expect(end()).toMatchObject({ step: 'signin', busy: false, faults: { form: 'There was a server error logging in' } });
});

test('a user who changes the step meanwhile is still signed in', async () => {
  const form = filled('signin');
  const { server, dispatch, leave, end } = follow(form, {});
  const sending = submitForm(form, server, dispatch);
  leave('register');
  expect(await sending).toBe(true);
  expect(end()).toMatchObject({ step: 'register', busy: false, faults: {} });
});

test('a new code has the purpose of the previous one', async () => {
  const form = filled('passcode', { codeFor: 'reset' });
  const { server, dispatch, end } = follow(form, {});
  await sendNewCode(form, server, dispatch);
  expect(server.newCode).toHaveBeenCalledWith(form);
  expect(end()).toMatchObject({ step: 'passcode', codeFor: 'reset', notice: 'new-code' });
});

test('a refused new code keeps what was typed', async () => {
  const form = filled('passcode');
  const { server, dispatch, end } = follow(form, { newCode: () => Promise.reject(new ApiError(429, 'Wait an hour.')) });
  await sendNewCode(form, server, dispatch);
  expect(end()).toMatchObject({ step: 'passcode', typed: form.typed, faults: { form: 'Wait an hour.' } });
});
