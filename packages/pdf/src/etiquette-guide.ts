import type { Language } from '@groundswell/contracts';
import { ETIQUETTE_DRAWINGS, ETIQUETTE_SIDES, type Etiquette, type EtiquetteRule } from '@groundswell/handbook';
import { etiquette as english } from '@groundswell/handbook/etiquette/en';
import { etiquette as spanish } from '@groundswell/handbook/etiquette/es';
import { etiquette as chinese } from '@groundswell/handbook/etiquette/zh-CN';
import { drawFigure } from './draw-figure.ts';
import { bytesOf } from './drawing.ts';
import type { Imprint } from './imprint.ts';
import { INK, PAPER, QUIET } from './inks.ts';
import { addSide, openSheet } from './print-sheet.ts';
import { drawSea } from './sea.ts';
import { large, text, write, writeLine } from './types.ts';
import { Typesetter } from './typesetter.ts';

const CARDS: Readonly<Record<Language, Etiquette>> = { en: english, es: spanish, 'zh-CN': chinese };

/** The size of the card, 6 by 9 inches. */
const CARD = { widthPt: 432, heightPt: 648 };
const MARGIN_PT = 30;
const TEXT_PT = CARD.widthPt - 2 * MARGIN_PT;
const DRAWING_PT = 188;
const HEAD_PT = 128;
const SEA_PT = 74;

/** Draws the surf etiquette card, front and back, for a printer. */
export function drawEtiquetteGuide(lang: Language, imprint: Imprint): Promise<Uint8Array> {
  const card = CARDS[lang];
  const doc = openSheet({ ...CARD, lang, title: card.title, product: imprint.product });
  const done = bytesOf(doc);
  const typesetter = new Typesetter(doc);
  for (const [side, rules] of Object.entries(ETIQUETTE_SIDES)) {
    addSide(doc, CARD, PAPER);
    const isFront = side === 'front';
    if (isFront) drawHead(doc, typesetter, card);
    const topPt = isFront ? HEAD_PT : 34;
    const stepPt = (CARD.heightPt - topPt - (isFront ? 14 : SEA_PT + 18)) / rules.length;
    rules.forEach((rule, row) => {
      drawRule(doc, typesetter, card, { rule, number: row + (isFront ? 1 : 4), yPt: topPt + row * stepPt });
    });
    if (!isFront) drawFoot(doc, typesetter, imprint);
  }
  doc.end();
  return done;
}

function drawHead(doc: PDFKit.PDFDocument, typesetter: Typesetter, { title, lead }: Etiquette): void {
  writeLine(typesetter, title, large(44, INK, 1), { xPt: MARGIN_PT - 1, yPt: 66 });
  write(typesetter, lead, text(12.5, 16), { xPt: MARGIN_PT, yPt: 92, widthPt: TEXT_PT });
  doc.rect(MARGIN_PT, HEAD_PT - 16, TEXT_PT, 2).fill(INK);
}

function drawRule(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { rules }: Etiquette,
  { rule, number, yPt }: { readonly rule: EtiquetteRule; readonly number: number; readonly yPt: number },
): void {
  const { title, text: said, labels } = rules[rule];
  const xPt = MARGIN_PT + DRAWING_PT + 16;
  const widthPt = CARD.widthPt - MARGIN_PT - xPt;
  drawFigure(doc, typesetter, ETIQUETTE_DRAWINGS[rule], labels, { xPt: MARGIN_PT, yPt: yPt + 6, widthPt: DRAWING_PT });
  const heading = large(20);
  const under = write(typesetter, `${number}  ${title}`, heading, { xPt, yPt: yPt + 22, widthPt });
  write(typesetter, said, text(10.8, 14.6), { xPt, yPt: under + 18, widthPt });
}

/** Draws the sea down to the card's bottom edge, and names the publisher. */
function drawFoot(doc: PDFKit.PDFDocument, typesetter: Typesetter, { product, site }: Imprint): void {
  const topPt = CARD.heightPt - SEA_PT;
  drawSea(doc, { xPt: -9, yPt: topPt + 18, widthPt: CARD.widthPt + 18, heightPt: SEA_PT - 9 });
  const address = `${new URL(site).host}/services/surf-etiquette-guide`;
  writeLine(typesetter, `${product} · ${address}`, text(8, 10, QUIET), { xPt: MARGIN_PT, yPt: topPt + 8 });
}
