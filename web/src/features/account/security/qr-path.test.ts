import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const URI = 'otpauth://totp/Groundswell:kai%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Groundswell';

test('the path covers exactly the dark modules, four modules from the edge', () => {
  const { size, path } = qrPath(URI);
  const dark = new Set<string>();
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(wide); at++) dark.add(`${Number(x) + at} ${y}`);
  const { modules } = create(URI, { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size + 8);
  const wanted = [...modules.data].flatMap((isDark, at) =>
    isDark ? [`${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}`] : [],
  );
  expect([...dark].sort()).toEqual(wanted.sort());
});
