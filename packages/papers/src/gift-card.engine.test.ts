import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
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

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
const read = (tool: string, args: readonly string[], pdf: Uint8Array) =>
  execFileSync(tool, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });
/** Its words, one blank between. */
const wordsOf = (pdf: Uint8Array) => read('pdftotext', ['-raw', '-', '-'], pdf).toString().replace(/\s+/g, ' ');
/** What a camera reads on its only page. */
function scan(pdf: Uint8Array) {
  const picture = read('pdftoppm', ['-r', '150'], pdf);
  const [head = '', width = '', height = ''] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 60)) ?? [];
  const rgba = new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255);
  for (let at = 0; at < rgba.length / 4; at++)
    for (let channel = 0; channel < 3; channel++) rgba[at * 4 + channel] = picture[head.length + at * 3 + channel] ?? 0;
  return jsQR(rgba, Number(width), Number(height))?.data;
}

const CARDS: readonly Partial<GiftCard>[] = [
  {},
  { lang: 'es', toName: 'Jiří Žižka', fromName: 'Begoña Núñez', message: 'Nos vemos en el pico. Ольга, Ελένη 🏄🏽‍♀️' },
  { lang: 'zh-CN', toName: '李雷', fromName: '王小明', message: '祝你生日快乐，每个周末都有好浪！' },
];

test.runIf(hasPoppler).each(CARDS)(
  'the card holds what was written, and its square leads to its code: %#',
  async (over) => {
    const pdf = await draw(over);
    const words = wordsOf(pdf);
    const { toName, fromName, message } = { ...card, ...over };
    const printable = message.replace(/Ελένη/, '').replace(/🏄.*/u, '');
    for (const said of [toName, fromName, code, 'waves.example/gift']) expect(words).toContain(said);
    expect(words.replaceAll(' ', '')).toContain(printable.replaceAll(' ', ''));
    expect(words).toContain('2031');
    expect(scan(pdf)).toBe(`https://waves.example/gift#${code}`);
  },
);

test('any text makes one page, in letters of its own', async () => {
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
