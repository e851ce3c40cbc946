import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage, UnusableImageError } from './encode-image.ts';

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });

async function refusalOf(bytes: Uint8Array): Promise<string | undefined> {
  return encodeImage(bytes).then(
    () => undefined,
    (error) => (error instanceof UnusableImageError ? error.code : String(error)),
  );
}

/** Makes a PNG whose header claims a size; its data is a few bytes. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

test('a photo becomes AVIF and WebP in three widths and a thumb, each within its width', async () => {
  const jpeg = await photo(2000, 1000).jpeg().toBuffer();
  const { width, height, files } = await encodeImage(jpeg);
  expect([width, height]).toEqual([1600, 800]);
  expect(Object.keys(files).sort()).toEqual([
    '-1600.avif',
    '-1600.webp',
    '-480.avif',
    '-480.webp',
    '-960.avif',
    '-960.webp',
    '.webp',
    '_thumb.webp',
  ]);
  for (const [name, bytes] of Object.entries(files)) {
    const found = await sharp(bytes).metadata();
    expect([name, found.format]).toEqual([name, name.endsWith('avif') ? 'heif' : 'webp']);
    expect(found.width).toBe({ '.webp': 1600, '_thumb.webp': 320 }[name] ?? Number(/\d+/.exec(name)?.[0]));
  }
});

test('a small picture is never enlarged', async () => {
  const { width, files } = await encodeImage(await photo(700, 300).png().toBuffer());
  expect([width, Object.keys(files).sort()]).toEqual([
    700,
    ['-480.avif', '-480.webp', '-700.avif', '-700.webp', '.webp', '_thumb.webp'],
  ]);
});

test('location, author and other metadata are removed, and the picture is upright', async () => {
  const jpeg = await photo(400, 200)
    .withExif({ IFD0: { Artist: 'Ann Secret' }, IFD3: { GPSLatitude: '36/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const hidden = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK hidden archive')]);
  const { width, height, files } = await encodeImage(hidden);
  expect([width, height]).toEqual([200, 400]);
  for (const bytes of Object.values(files)) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret|script|hidden/);
  }
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>1</script></svg>')],
  ['SVG after an XML head', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, ...new Array(200).fill(0)])],
  ['a head of a JPEG with nothing behind it', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused under any file name', async (_, bytes) => {
  expect(await refusalOf(bytes)).toBe('picture-none');
});

test('a TIFF and a truncated picture are refused', async () => {
  expect(await refusalOf(await photo(64, 64).tiff().toBuffer())).toBe('picture-none');
  const jpeg = await photo(600, 600).jpeg().toBuffer();
  expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toBe('picture-none');
});

test('a decompression bomb is refused by its header, before decoding', async () => {
  expect(await refusalOf(claimedPng(50_000, 50_000))).toBe('picture-too-many-pixels');
  expect(await refusalOf(claimedPng(7100, 7100))).toBe('picture-too-many-pixels');
  expect(await refusalOf(claimedPng(2_000_000_000, 2_000_000_000))).toMatch(/^picture-/);
  expect(await refusalOf(claimedPng(16, 16))).toBe('picture-too-small');
  expect(await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('picture-too-large');
});

test('a picture with altered bytes is encoded or refused, never anything else', async () => {
  const png = await photo(48, 48).png().toBuffer();
  let seed = 7;
  for (let round = 0; round < 60; round++) {
    const altered = Buffer.from(png);
    for (let at = 0; at < 3; at++) {
      seed = (seed * 16_807) % 2_147_483_647;
      altered[seed % altered.length] = seed & 255;
    }
    const refusal = await refusalOf(altered);
    if (refusal !== undefined) expect(refusal).toMatch(/^picture-/);
  }
});
