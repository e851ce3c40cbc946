import type { Language, TideChartReply } from '@groundswell/contracts';
import { type TideChartWords, tideChartWordsOf } from '@groundswell/present';
import { bytesOf } from './drawing.ts';
import type { Imprint } from './imprint.ts';
import { INK, PAPER, QUIET, RULE, TIDE } from './inks.ts';
import { addSide, openSheet } from './print-sheet.ts';
import { large, text, write, writeLine } from './types.ts';
import { Typesetter } from './typesetter.ts';

type Month = TideChartReply['sides'][number][number];

/** The size of the card, 8.5 by 5.5 inches. */
const CARD = { widthPt: 612, heightPt: 396 };
const MARGIN_PT = 18;
const GAP_PT = 12;
const TABLE_PT = 61;
const ROW_PT = 8;
/** The gap between the columns of low and high tides, points. */
const APART_PT = 5;
/** The height reserved for the shop's name, picture and address, points. */
const SHOP_PT = 42;

/**
 * Draws a beach's tide chart for a print shop: three months on each side, and an empty box. A surf shop that gives the
 * card away adds its name there.
 */
export function drawTideChart(chart: TideChartReply, lang: Language, imprint: Imprint): Promise<Uint8Array> {
  const words = tideChartWordsOf(lang);
  const doc = openSheet({ ...CARD, lang, title: words.title(chart.beach.name), product: imprint.product });
  const done = bytesOf(doc);
  const typesetter = new Typesetter(doc);
  chart.sides.forEach((months, index) => {
    addSide(doc, CARD, PAPER);
    const span = [months[0]?.name, months.at(-1)?.name].join(' – ');
    writeLine(typesetter, chart.beach.name, large(22), { xPt: MARGIN_PT, yPt: 38 });
    writeLine(typesetter, span, large(13), { xPt: CARD.widthPt - MARGIN_PT, yPt: 38 }, 'end');
    doc.rect(MARGIN_PT, 46, CARD.widthPt - 2 * MARGIN_PT, 2).fill(INK);
    const widthPt = (CARD.widthPt - 2 * MARGIN_PT - (months.length - 1) * GAP_PT) / months.length;
    months.forEach((month, column) => {
      drawMonth(doc, typesetter, month, { xPt: MARGIN_PT + column * (widthPt + GAP_PT), widthPt, words });
    });
    if (index === 0) drawShop(doc, typesetter, words);
    const source = words.source({ station: chart.station, datum: chart.datum, units: chart.units });
    const foot = `${source} ${new URL(imprint.site).host}`;
    const yPt = CARD.heightPt - (index === 0 ? 9 : 22);
    write(typesetter, foot, text(5.8, 7.4, QUIET), { xPt: MARGIN_PT, yPt, widthPt: CARD.widthPt - 2 * MARGIN_PT });
  });
  doc.end();
  return done;
}

/** Draws a month's table: a row for each day with its lows, then its highs. */
function drawMonth(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { name, days }: Month,
  { xPt, widthPt, words }: { readonly xPt: number; readonly widthPt: number; readonly words: TideChartWords },
): void {
  writeLine(typesetter, name, large(9.5), { xPt, yPt: TABLE_PT });
  const most = (kind: 'lows' | 'highs') => Math.max(2, ...days.map((day) => day[kind].length));
  const [lows, highs] = [most('lows'), most('highs')];
  const dayPt = 26;
  const tidePt = (widthPt - dayPt - APART_PT) / (lows + highs);
  const highsPt = xPt + dayPt + lows * tidePt + APART_PT;
  const headPt = TABLE_PT + 10;
  writeLine(typesetter, words.low, text(6, 8, QUIET), { xPt: xPt + dayPt, yPt: headPt });
  writeLine(typesetter, words.high, text(6, 8, QUIET), { xPt: highsPt, yPt: headPt });
  days.forEach((day, index) => {
    const yPt = headPt + 9 + index * ROW_PT;
    if (day.isWeekend)
      doc
        .rect(xPt - 2, yPt - 6.3, widthPt + 2, ROW_PT)
        .fillOpacity(0.45)
        .fill(TIDE)
        .fillOpacity(1);
    else doc.rect(xPt - 2, yPt + 2, widthPt + 2, 0.25).fill(RULE);
    writeLine(typesetter, day.weekday, text(5.8, 8), { xPt, yPt });
    writeLine(typesetter, String(day.day), large(6.2), { xPt: xPt + dayPt - 5, yPt }, 'end');
    for (const [at, tide] of day.lows.entries())
      drawTide(typesetter, tide, { xPt: xPt + dayPt + at * tidePt, yPt, tidePt });
    for (const [at, tide] of day.highs.entries())
      drawTide(typesetter, tide, { xPt: highsPt + at * tidePt, yPt, tidePt }, true);
  });
}

function drawTide(
  typesetter: Typesetter,
  { time, height }: Month['days'][number]['lows'][number],
  { xPt, yPt, tidePt }: { readonly xPt: number; readonly yPt: number; readonly tidePt: number },
  isHigh = false,
): void {
  const type = isHigh ? large(5.9) : text(5.3, 8);
  writeLine(typesetter, time, type, { xPt, yPt });
  writeLine(typesetter, height, type, { xPt: xPt + tidePt - 4, yPt }, 'end');
}

function drawShop(doc: PDFKit.PDFDocument, typesetter: Typesetter, words: TideChartWords): void {
  const topPt = CARD.heightPt - SHOP_PT - 20;
  const widthPt = CARD.widthPt - 2 * MARGIN_PT;
  doc.rect(MARGIN_PT, topPt, widthPt, SHOP_PT).lineWidth(0.8).dash(3, { space: 3 }).stroke(INK).undash();
  writeLine(typesetter, words.shop, large(14, QUIET), { xPt: CARD.widthPt / 2, yPt: topPt + 26 }, 'middle');
}
