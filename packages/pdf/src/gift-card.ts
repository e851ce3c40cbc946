import type { Language } from '@groundswell/contracts';
import { dateText, emailWordsOf } from '@groundswell/present';
import PDFDocument from 'pdfkit';
import { bytesOf, drawQr } from './drawing.ts';
import { fit } from './fit.ts';
import type { Imprint } from './imprint.ts';
import { INK, PAPER, QUIET } from './inks.ts';
import { drawSea } from './sea.ts';
import { large, text } from './types.ts';
import { Typesetter } from './typesetter.ts';

export interface GiftCard {
  readonly lang: Language;
  readonly fromName: string;
  readonly toName: string;
  readonly message: string;
  /** The code in groups, as people read it. */
  readonly code: string;
  readonly usableUntil: number;
}

/** The size of the card in points, 9 by 6 inches. */
const CARD = { widthPt: 648, heightPt: 432 };
const PLATE = { xPt: 12.5, yPt: 12.5, widthPt: 623, heightPt: 194 };
const LEFT = { xPt: 36, widthPt: 388 };
const RIGHT = { xPt: 460, widthPt: 152 };
/** Draws a gift card to print and cut out, as a one-page PDF. */
export function drawGiftCard(card: GiftCard, { product, site }: Imprint): Promise<Uint8Array> {
  const words = emailWordsOf(card.lang, product);
  const doc = new PDFDocument({
    // An empty default font keeps PDFKit from loading the font files of Helvetica.
    font: '',
    // Chinese is mostly read in countries with A4 paper, the other languages in countries with Letter.
    size: card.lang === 'zh-CN' ? 'A4' : 'LETTER',
    layout: 'landscape',
    margin: 0,
    lang: card.lang,
    displayTitle: true,
    info: { Title: `${product}: ${words.giftCard.title}`, Author: product },
  });
  const done = bytesOf(doc);
  const { width, height } = doc.page;
  doc.translate((width - CARD.widthPt) / 2, (height - CARD.heightPt) / 2);
  drawCutMarks(doc);
  drawFrame(doc);
  const typesetter = new Typesetter(doc);
  drawMapStill(doc);
  // The card's title is written over the picture's sky.
  typesetter.draw(typesetter.breakLines(product, large(15), 300), { xPt: 62, yPt: 47 }, large(15));
  const title = fit(
    typesetter,
    words.giftCard.title,
    [58, 50, 42].map((sizePt) => large(sizePt)),
    560,
    1,
  );
  typesetter.draw(title.lines, { xPt: LEFT.xPt - 2, yPt: 98 }, title.type);
  drawLeft(typesetter, card, words);
  drawRight(doc, typesetter, card, { site, words });
  doc.end();
  return done;
}

type EmailWords = ReturnType<typeof emailWordsOf>;

/** Draws the recipient's name, the giver's message, and the code. */
function drawLeft(typesetter: Typesetter, card: GiftCard, { gift, giftCard }: EmailWords): void {
  const heading = fit(
    typesetter,
    gift.heading(card.toName),
    [28, 24, 20].map((sizePt) => large(sizePt)),
    LEFT.widthPt,
    2,
  );
  let yPt = typesetter.draw(heading.lines, { xPt: LEFT.xPt, yPt: 238 }, heading.type);
  const mostLines = Math.floor((340 - yPt) / 14);
  const types = [text(14, 19), text(12, 16), text(10.5, 14)];
  const said = card.message === '' ? gift.lead(card.fromName) : card.message;
  const message = fit(typesetter, said, types, LEFT.widthPt, mostLines);
  yPt = typesetter.draw(message.lines, { xPt: LEFT.xPt, yPt: yPt + message.type.leadingPt + 6 }, message.type);
  if (card.message !== '') {
    const from = fit(
      typesetter,
      giftCard.from(card.fromName),
      [12, 10, 8].map((sizePt) => text(sizePt, sizePt * 1.25, QUIET)),
      LEFT.widthPt,
      2,
    );
    typesetter.draw(from.lines, { xPt: LEFT.xPt, yPt: yPt + 20 }, from.type);
  }
  const code = { ...large(21), trackingPt: 0.6 };
  typesetter.draw(typesetter.breakLines(card.code, code, LEFT.widthPt + 20), { xPt: LEFT.xPt, yPt: 392 }, code);
}

function drawRight(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { code, lang, usableUntil }: GiftCard,
  { site, words: { gift, giftCard } }: { readonly site: string; readonly words: EmailWords },
): void {
  drawQr(doc, `${site}/gift#${code}`, { xPt: RIGHT.xPt, yPt: 220, sidePt: 100, ink: INK });
  const address = `${new URL(site).host}/gift`;
  const small = text(8.2, 10.2, QUIET);
  let yPt = 336;
  for (const [said, type] of [
    [giftCard.where(address), text(9, 11.4)],
    [gift.how, small],
    [gift.usableUntil(dateText(usableUntil, lang)), small],
  ] as const)
    yPt = typesetter.draw(typesetter.breakLines(said, type, RIGHT.widthPt), { xPt: RIGHT.xPt, yPt }, type) + 12;
}

/** Draws the frame: a thick line with a thin one inside. */
function drawFrame(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, CARD.widthPt, CARD.heightPt).fill(PAPER);
  doc
    .lineWidth(2)
    .rect(8, 8, CARD.widthPt - 16, CARD.heightPt - 16)
    .stroke(INK);
  doc
    .rect(12.5, 12.5, CARD.widthPt - 25, CARD.heightPt - 25)
    .lineWidth(0.75)
    .stroke(INK);
}

function drawMapStill(doc: PDFKit.PDFDocument): void {
  const { xPt, yPt, widthPt, heightPt } = PLATE;
  const skyPt = 88;
  drawSea(doc, { xPt, yPt: yPt + skyPt, widthPt, heightPt: heightPt - skyPt });
  doc.lineWidth(0.75).rect(xPt, yPt, widthPt, heightPt).stroke(INK);
  // The site's logo is a wave that curls over a horizon.
  doc.save().translate(LEFT.xPt, 31).scale(0.7).lineWidth(2.2).lineCap('round').strokeColor(INK);
  doc.path('M3 22c5 0 6-13 13-13 5 0 7 4 7 7s-2 4.5-4.3 4.5').stroke();
  doc.strokeOpacity(0.4).path('M3 27c9 0 15 0 24 0').stroke();
  doc.strokeOpacity(0.6).path('M8 15c1.5-4 4-8.5 9-10').stroke();
  doc.restore();
}

/** Draws hairlines at the corners, outside the card. */
function drawCutMarks(doc: PDFKit.PDFDocument): void {
  doc.lineWidth(0.4).strokeColor(QUIET);
  for (const [x, outX] of [
    [0, -1],
    [CARD.widthPt, 1],
  ] as const)
    for (const [y, outY] of [
      [0, -1],
      [CARD.heightPt, 1],
    ] as const) {
      doc
        .moveTo(x + 6 * outX, y)
        .lineTo(x + 24 * outX, y)
        .stroke();
      doc
        .moveTo(x, y + 6 * outY)
        .lineTo(x, y + 24 * outY)
        .stroke();
    }
}
