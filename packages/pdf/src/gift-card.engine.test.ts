import { spawnSync } from 'node:child_process';
import { listUnprintable } from '@groundswell/contracts';
import { needs, POPPLER } from '@groundswell/test/support/needs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturesOf, scanQrCode, wordsOfPdf } from '../test-support/read-pdf.ts';
import { findFont } from './faces.ts';
import { drawGiftCard, type GiftCard } from './gift-card.ts';

const code = '7K2QM-9XJ4T-0PRW3-BHZ8V-5NDCE';
const card: GiftCard = {
  lang: 'en',
  fromName: 'Ann',
  toName: 'Bob',
  message: 'See you in the line-up.',
  code,
  usableUntil: Date.UTC(2031, 10, 23),
};
const press = { product: 'Groundswell', site: 'https://waves.example' };
const draw = (over: Partial<GiftCard>) => drawGiftCard({ ...card, ...over }, press);

const _hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
const CARDS: readonly Partial<GiftCard>[] = [
  {},
  { lang: 'es', toName: 'Jiří Žižka', fromName: 'Begoña Núñez', message: 'Nos vemos en el pico. Ольга, Ελένη 🏄🏽‍♀️' },
  { lang: 'zh-CN', toName: '李雷', fromName: '王小明', message: '祝你生日快乐，每个周末都有好浪！' },
];

test.each(CARDS)(
  'the card has the giver’s message, and its QR code leads to the gift code: %#',
  needs(POPPLER),
  async (over) => {
    const pdf = await draw(over);
    const words = wordsOfPdf(pdf);
    const { toName, fromName, message } = { ...card, ...over };
    const printable = message.replace(/Ελένη/, '').replace(/🏄.*/u, '');
    for (const said of [toName, fromName, code, 'waves.example/gift']) expect(words).toContain(said);
    expect(words.replaceAll(' ', '')).toContain(printable.replaceAll(' ', ''));
    expect(words).toContain('2031');
    expect(scanQrCode(picturesOf(pdf)[0] ?? expect.fail())).toBe(`https://waves.example/gift#${code}`);
  },
);

test('every character without a warning to the buyer can be printed: Latin, Russian, Japanese and common Chinese', () => {
  const common = new TextDecoder('gb2312').decode(
    Uint8Array.from(Array.from({ length: 40 * 94 }, (_, at) => [0xb0 + Math.floor(at / 94), 0xa1 + (at % 94)]).flat()),
  );
  const letters = [...Array(0x3100).keys()]
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{L}/u.test(one));
  const told = [...letters, ...common.replaceAll('\ufffd', '').slice(0, 3755)].filter(
    (one) => listUnprintable(one).length === 0,
  );
  for (const face of ['text', 'large'] as const)
    expect(
      told
        .filter((one) => !/\p{Script=Han}/u.test(one) || one > '\u4e00')
        .filter((one) => !findFont(face, one.normalize())),
    ).toEqual([]);
  expect(listUnprintable('محمد, Ελένη & Олена')).toEqual([...'محدΕλένη']);
  expect(listUnprintable('李雷 Jiří Žižka 🏄🏽‍♀️, Begoña!')).toEqual([]);
});

test('any text fits on one page with embedded fonts', async () => {
  const anyText = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
  const names = { toName: anyText(60), fromName: anyText(60) };
  const cards = fc.record({ ...names, message: fc.oneof(anyText(300), fc.constant('W'.repeat(300))) });
  await fc.assert(
    fc.asyncProperty(cards, async (over) => {
      const text = Buffer.from(await draw(over)).toString('latin1');
      expect(text).toMatch(/^%PDF-1/);
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(text).not.toContain('/Helvetica');
    }),
    { numRuns: 25 },
  );
});
