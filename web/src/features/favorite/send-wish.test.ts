import { afterEach, expect, test, vi } from 'vitest';
import { signCallsBy } from '../../api/bearer.ts';
import { sendWish } from './send-wish.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  signCallsBy(undefined);
});

test('undo asks the server for the former place and alert, a new star does not', async () => {
  const requests: string[] = [];
  signCallsBy({ token: async () => 'token', refused: () => {}, renewed: async () => undefined, missed() {} });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  await sendWish({ beachId: 148, wanted: true, undo: true });
  await sendWish({ beachId: 148, wanted: true });
  await sendWish({ beachId: 148, wanted: false });
  expect(requests).toEqual([
    'POST /api/favorites/add-favorite/148?undo=true',
    'POST /api/favorites/add-favorite/148',
    'DELETE /api/favorites/remove-favorite/148',
  ]);
});
