import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ObjectStore, startInProcessObjects, startObjectStore } from '../../test-support/start-object-store.ts';
import { s3TileStore, type TileStore } from './tile-store.ts';

describe.each([
  ['over HTTP', startObjectStore],
  ['within the process', startInProcessObjects],
])('%s', (_, start) => {
  let store: ObjectStore;
  let tiles: TileStore;
  beforeAll(async () => {
    store = await start();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const s3 = new S3Client({ endpoint: store.url, forcePathStyle: true, region: 'us-east-1', credentials });
    tiles = s3TileStore(() => ({ s3, name: 'bucket' }));
  });
  afterAll(() => store.stop());
  beforeEach(() => store.objects.clear());

  const TEXT = 'tiles/wvht/firstTime.txt';
  const textThere = () => store.objects.get(`bucket/${TEXT}`)?.toString();

  test('a tile may be cached for ever, a text is revalidated each time', async () => {
    await tiles.put('tiles/wvht/2026112006/000/0/0/0.png', Uint8Array.of(1, 2));
    await tiles.updateText(TEXT, () => 'one');
    expect(store.objects.get('bucket/tiles/wvht/2026112006/000/0/0/0.png')).toEqual(Buffer.of(1, 2));
    expect(store.headers.get('bucket/tiles/wvht/2026112006/000/0/0/0.png')).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(store.headers.get(`bucket/${TEXT}`)).toMatchObject({ 'cache-control': 'no-cache' });
  });

  test('a text is changed depending on its content, or left', async () => {
    expect(await tiles.updateText(TEXT, (text) => `${text} a`)).toBe(true);
    expect(await tiles.updateText(TEXT, (text) => `${text} b`)).toBe(true);
    expect(await tiles.updateText(TEXT, () => undefined)).toBe(false);
    expect(textThere()).toBe('undefined a b');
  });

  test('five concurrent changes of a text are all kept', async () => {
    await tiles.updateText(TEXT, () => '0');
    const most = (text: string | undefined, own: number) => (Number(text) < own ? String(own) : undefined);
    await Promise.all(Array.from({ length: 5 }, (_, own) => tiles.updateText(TEXT, (text) => most(text, own))));
    expect(textThere()).toBe('4');
  });

  test('a change of a text that always loses the race fails after six attempts', async () => {
    await tiles.updateText(TEXT, () => 'mine');
    let asked = 0;
    const change = () => {
      store.objects.set(`bucket/${TEXT}`, Buffer.from(`other ${asked++}`));
      return 'mine';
    };
    await expect(tiles.updateText(TEXT, change)).rejects.toThrow('changed by others 6 times');
    expect(asked).toBe(6);
  });
});
