import { execFileSync, spawnSync } from 'node:child_process';
import { LANGUAGES } from '@groundswell/contracts';
import { readTideChart } from '@groundswell/page-rendering/tide-chart';
import { needs, POPPLER } from '@groundswell/test/support/needs';
import { expect, test } from 'vitest';
import { drawEtiquetteGuide, drawHandbook, drawTideChart } from './index.ts';

const press = { product: 'Groundswell', site: 'https://waves.example' };
const chart = (lang: (typeof LANGUAGES)[number]) =>
  readTideChart(
    { beach: 'indian-river-inlet-northside', from: '2026-12', units: 1, lang },
    Date.parse('2026-11-20T15:00:00Z'),
  );
const _hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
const read = (tool: string, args: readonly string[], pdf: Uint8Array) =>
  execFileSync(tool, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 }).toString();

interface Word {
  readonly page: number;
  readonly text: string;
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
}
/** Lists every word with its box on its page, points. */
function listWords(pdf: Uint8Array): readonly Word[] {
  const pages = read('pdftotext', ['-bbox', '-', '-'], pdf).split('<page ').slice(1);
  return pages.flatMap((text, page) =>
    [...text.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
      ([, xMin, yMin, xMax, yMax, words = '']) => ({
        page,
        text: words,
        box: [Number(xMin), Number(yMin), Number(xMax), Number(yMax)] as const,
      }),
    ),
  );
}

const PAPERS = [
  ['handbook', 15, drawHandbook, { cut: [0, 0, 396, 540] }],
  ['etiquette card', 2, drawEtiquetteGuide, { cut: [30, 30, 462, 678] }],
  ['tide chart', 2, (lang, by) => drawTideChart(chart(lang), lang, by), { cut: [30, 30, 642, 426] }],
] as const satisfies readonly (readonly [
  string,
  number,
  typeof drawHandbook,
  { readonly cut: readonly [number, number, number, number] },
])[];

test.each(
  PAPERS.flatMap(([name, count, draw, { cut }]) => LANGUAGES.map((lang) => ({ name, lang, count, draw, cut }))),
)(
  'the $name in $lang has its pages, embedded fonts, and no word beyond the cut',
  needs(POPPLER),
  async ({ lang, count, draw, cut }) => {
    const pdf = await draw(lang, press);
    expect(read('pdfinfo', ['-'], pdf)).toMatch(new RegExp(`Pages: +${count}\\n`));
    const fonts = read('pdffonts', ['-'], pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    const words = listWords(pdf);
    expect(new Set(words.map(({ page }) => page)).size).toBe(count);
    const [left, top, right, bottom] = cut;
    // Printers require 3 mm between words and the cut.
    const outside = words.filter(
      ({ box: [xMin, yMin, xMax, yMax] }) =>
        xMin < left + 8.5 || xMax > right - 8.5 || yMin < top + 8.5 || yMax > bottom - 2,
    );
    expect(outside.map(({ text, page }) => `${page}: ${text}`)).toEqual([]);
  },
);

test('a document for the printer names its cut and a bleed of an eighth of an inch', needs(POPPLER), async () => {
  for (const pdf of [await drawEtiquetteGuide('en', press), await drawTideChart(chart('en'), 'en', press)]) {
    const boxes = read('pdfinfo', ['-box', '-'], pdf);
    const boxOf = (name: string) => new RegExp(`${name}: +(.+)`).exec(boxes)?.[1]?.split(/ +/).map(Number) ?? [];
    const [trim, bleed] = [boxOf('TrimBox'), boxOf('BleedBox')];
    expect(trim.map((side, at) => Math.abs(side - (bleed[at] ?? 0)))).toEqual([9, 9, 9, 9]);
  }
});

test('the printed tides are those of the chart, of every day', needs(POPPLER), async () => {
  const said = chart('en');
  const printed = read('pdftotext', ['-raw', '-', '-'], await drawTideChart(said, 'en', press));
  const words = printed.split(/\s+/);
  const tides = said.sides.flat().flatMap(({ days }) => days.flatMap(({ lows, highs }) => [...lows, ...highs]));
  const count = (one: string, all: readonly string[]) => all.filter((word) => word === one).length;
  for (const time of new Set(tides.map((tide) => tide.time)))
    expect([time, count(time, words)]).toEqual([
      time,
      count(
        time,
        tides.map((tide) => tide.time),
      ),
    ]);
});
