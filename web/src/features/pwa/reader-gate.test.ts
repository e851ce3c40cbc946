import { expect, test } from 'vitest';
import { createReaderGate } from './reader-gate.ts';

type Before = Parameters<NonNullable<ReturnType<typeof createReaderGate>['plugin']['requestWillFetch']>>[0];
type After = Parameters<NonNullable<ReturnType<typeof createReaderGate>['plugin']['cacheWillUpdate']>>[0];

/** Returns whether the service worker stores a reply; `meanwhile` runs while the request is in flight. */
async function isKept(
  token: string | undefined,
  { status = 200, meanwhile = () => {}, gate = createReaderGate() } = {},
) {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const request = new Request('https://waves.example/forecast/folly', headers && { headers });
  const state = {};
  await gate.plugin.requestWillFetch?.({ request, state } as Before);
  meanwhile();
  return (await gate.plugin.cacheWillUpdate?.({ response: new Response('{}', { status }), state } as After)) !== null;
}

test('the reply to a visitor or a user is cached, a failure is not', async () => {
  expect(await isKept(undefined)).toBe(true);
  expect(await isKept('secret')).toBe(true);
  expect(await isKept('secret', { status: 401 })).toBe(false);
});

test('a visitor’s reply to a request without a token is not cached as the user’s own', async () => {
  expect(await isKept('none')).toBe(false);
});

test('a request from before the sign-out is not stored, one from after it is', async () => {
  const gate = createReaderGate();
  expect(await isKept('secret', { gate, meanwhile: gate.close })).toBe(false);
  expect(await isKept('another', { gate })).toBe(true);
});
