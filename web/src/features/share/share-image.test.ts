import { afterEach, expect, test, vi } from 'vitest';
import { signCallsBy } from '../../api/bearer.ts';
import { fetchPicture } from './share-image.ts';

const picture = { slug: 'folly-beach', date: '2026-11-22', units: 2, lang: 'zh-CN' } as const;

afterEach(() => {
  signCallsBy(undefined);
  vi.unstubAllGlobals();
});

test('the picture is of the day, in the page’s language, and requested with the user’s token', async () => {
  const fetched = vi.fn(async (_address: string, _asked: RequestInit) => new Response(new Uint8Array(3)));
  vi.stubGlobal('fetch', fetched);
  signCallsBy({ token: async () => 'a-token', renewed: async () => undefined, refused() {}, onTokenMissing() {} });
  const file = await fetchPicture(picture);
  expect([file.name, file.type, file.size]).toEqual(['folly-beach-2026-11-22.png', 'image/png', 3]);
  const [address, parts] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/share/folly-beach.png?day=2026-11-22&units=2&lang=zh-CN');
  expect(parts?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

test('a refused picture is an error, and no file', async () => {
  const refused = { error: 'No.', errorMsg: 'There is no forecast for that day.', code: 'not_found', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 404 }));
  await expect(fetchPicture(picture)).rejects.toMatchObject({ status: 404 });
});
