import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { setChannel } from './set-channel.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn(async () => ({ success: true })) }));

const browser = (permission: NotificationPermission, answer: NotificationPermission, registration?: object) => {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
};
beforeEach(() => void vi.mocked(request).mockClear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['before it is known whether the server sends any', undefined, 'granted', 'still loading'],
  ['where the server sends none', null, 'granted', 'only be enabled on the'],
  ['where the browser’s question was closed', 'key', 'default', 'no answer'],
  ['where no worker would receive them', 'key', 'granted', 'Load it again'],
  ['where the reader forbids them', 'key', 'denied', 'This browser blocks notifications'],
] as const)('a refused notification states its reason: %s', async (_, key, answer, sentence) => {
  browser('default', answer);
  await expect(setChannel('push', key)).rejects.toThrow(sentence);
  expect(request).not.toHaveBeenCalled();
});

test('the channel email needs no browser support', async () => {
  await setChannel('email', undefined);
  expect(request).toHaveBeenCalledExactlyOnceWith('updateSetting', {
    body: { setting: 'alertSetting', value: 'email' },
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['the push service', new Error('AbortError'), 'The push service of this browser did not answer'],
  ['our own server', new ApiError(0, 'The server has not answered.'), 'The server has not answered.'],
])('a failure states its cause: %s', async (_, cause, sentence) => {
  const subscription = { options: {}, toJSON: () => ({ endpoint: 'https://push.example/1', keys: {} }) };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  browser('granted', 'granted', { pushManager });
  vi.mocked(request).mockRejectedValueOnce(cause);
  await expect(setChannel('push', 'key')).rejects.toThrow(sentence);
});
