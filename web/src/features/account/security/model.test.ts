import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import {
  deviceWords,
  expectSuccess,
  faultsOfPassword,
  faultsOfRefusal,
  inGroups,
  inOrder,
  listProviders,
  placeWords,
  recoveryText,
  type Session,
  whenWords,
} from './model.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const session = (id: string, over: Partial<Session> = {}): Session => ({
  id,
  device: 'Chrome on Android',
  network: '203.0.113.0/24',
  country: 'FR',
  signed_in_at: '2026-11-01T08:00:00Z',
  seen_at: '2026-11-20T14:00:00Z',
  is_current: false,
  remembered: false,
  ...over,
});
const refused = (fields: ApiError['fields']) => new ApiError(422, 'No.', { fields });

test('this device comes first, then the one seen last', () => {
  const sessions = [
    session('old', { seen_at: '2026-11-02T08:00:00Z' }),
    session('new'),
    session('here', { is_current: true, seen_at: '2026-11-01T08:00:00Z' }),
  ];
  expect(inOrder(sessions).map(({ id }) => id)).toEqual(['here', 'new', 'old']);
});

test('a device is named in the page’s language, also an unrecognized one', () => {
  const firefox = { device: 'Firefox on Windows', browser: 'Firefox', system: 'Windows' };
  expect(deviceWords(firefox)).toBe('Firefox on Windows');
  expect(deviceWords({ device: 'Android', system: 'Android' })).toBe('Android');
  expect([deviceWords({}), deviceWords(undefined)]).toEqual(['Unknown device', 'Unknown device']);
});

test('a country is named in the reader’s language; an unknown code is left out', () => {
  expect(placeWords(session('a'), 'es')).toBe('Francia, 203.0.113.0/24');
  expect(placeWords(session('a', { country: 'US' }), 'zh-CN')).toBe('美国，203.0.113.0/24');
  for (const country of ['XX', 'ZZ1', 'fr', '', undefined])
    expect(placeWords(session('a', { country }), 'en')).not.toContain('undefined');
  expect(placeWords(session('a', { country: 'nowhere' }), 'en')).toBe('203.0.113.0/24');
});

test('an instant is shown as an age for a day, then in local time; a slow clock gives no negative age', () => {
  expect(whenWords('2026-11-20T14:55:00Z', NOW, 'en')).toBe('5 min ago');
  expect(whenWords('2026-11-19T16:00:00Z', NOW, 'en')).toBe('23 h ago');
  expect(whenWords('2026-11-19T14:59:00Z', NOW, 'en')).toMatch(/^Nov (19|20), 2026, \d+:\d\d[ap]m$/);
  expect(whenWords('2026-11-20T15:05:00Z', NOW, 'en')).toBe('0 min ago');
});

test('the list has the offered and the linked providers, each once', () => {
  expect(listProviders(['google', 'facebook'], ['google', 'sign-in-with-apple'])).toEqual([
    { provider: 'google', isLinked: true },
    { provider: 'facebook', isLinked: false },
    { provider: 'sign-in-with-apple', isLinked: true },
  ]);
});

test('the present password is required where there is one, the new one has a minimum length', () => {
  expect(faultsOfPassword('', '')).toEqual({
    current: 'You must enter a password',
    chosen: 'You must enter a password',
  });
  expect(faultsOfPassword(undefined, 'short')).toEqual({ chosen: 'Your password must be at least 8 characters' });
  expect(faultsOfPassword(undefined, 'long enough')).toEqual({});
});

test('the server’s error about a password stands beside its field, any other above the button', () => {
  expect(faultsOfRefusal(refused({ current_password: ['Not that one.'], password: ['Choose another.'] }))).toEqual({
    current: 'Not that one.',
    chosen: 'Choose another.',
  });
  expect(faultsOfRefusal(refused({ password_confirmation: ['They differ.'] }))).toEqual({ chosen: 'They differ.' });
  expect(faultsOfRefusal(new ApiError(429, 'Later.'))).toEqual({ form: 'Later.' });
});

test('codes are shown and saved in groups of four, whatever their original form', () => {
  expect(inGroups('ABCD-EFGHIJKL2345', '-')).toBe('ABCD-EFGH-IJKL-2345');
  expect(recoveryText(['ABCDEFGHIJKL2345', 'BBBBCCCCDDDDEEEE'], { product: 'Groundswell', email: 'a@b.co' })).toBe(
    'Groundswell recovery codes of a@b.co. Each works once.\n\nABCD-EFGH-IJKL-2345\nBBBB-CCCC-DDDD-EEEE\n',
  );
});

test('a reply that refuses becomes an error with its sentence', () => {
  expect(() => expectSuccess({ success: false, errorMsg: 'It is the only way to sign in.' })).toThrow('the only way');
  expect(() => expectSuccess({ success: true })).not.toThrow();
});
