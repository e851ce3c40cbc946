import type { Language } from '@groundswell/contracts';
import { HANDBOOK_DRAWINGS, HANDBOOK_PAGES, type Handbook, type HandbookPage } from '@groundswell/handbook';
import { handbook as english } from '@groundswell/handbook/handbook/en';
import { handbook as spanish } from '@groundswell/handbook/handbook/es';
import { handbook as chinese } from '@groundswell/handbook/handbook/zh-CN';
import PDFDocument from 'pdfkit';
import { drawFigure } from './draw-figure.ts';
import { bytesOf } from './drawing.ts';
import type { Imprint } from './imprint.ts';
import { INK, PAPER, QUIET } from './inks.ts';
import { plainWords } from './plain-words.ts';
import { drawSea } from './sea.ts';
import { large, text, write, writeLine } from './types.ts';
import { Typesetter } from './typesetter.ts';

const HANDBOOKS: Readonly<Record<Language, Handbook>> = { en: english, es: spanish, 'zh-CN': chinese };

/** The size of a page, 5.5 by 7.5 inches. */
const PAGE = { widthPt: 396, heightPt: 540 };
const MARGIN_PT = 40;
const TEXT_PT = PAGE.widthPt - 2 * MARGIN_PT;

/** Draws the handbook: its cover, then a PDF page for each of its pages. */
export function drawHandbook(lang: Language, imprint: Imprint): Promise<Uint8Array> {
  const handbook = HANDBOOKS[lang];
  const doc = new PDFDocument({
    // An empty default font keeps PDFKit from loading the font files of Helvetica.
    font: '',
    size: [PAGE.widthPt, PAGE.heightPt],
    margin: 0,
    lang,
    displayTitle: true,
    info: { Title: `${imprint.product}: ${handbook.title}`, Author: imprint.product },
  });
  const done = bytesOf(doc);
  const typesetter = new Typesetter(doc);
  drawCover(doc, typesetter, handbook, imprint);
  HANDBOOK_PAGES.forEach((page, index) => {
    doc.addPage();
    drawPage(doc, typesetter, handbook, { page, number: index + 1, press: imprint });
  });
  doc.end();
  return done;
}

function drawCover(doc: PDFKit.PDFDocument, typesetter: Typesetter, { title, lead }: Handbook, press: Imprint): void {
  const { widthPt, heightPt } = PAGE;
  doc.rect(0, 0, widthPt, heightPt).fill(PAPER);
  drawSea(doc, { xPt: 0, yPt: heightPt - 210, widthPt, heightPt: 210 });
  writeLine(typesetter, press.product, large(15), { xPt: MARGIN_PT, yPt: 60 });
  const type = large(54, INK, 1);
  const yPt = write(typesetter, title, type, { xPt: MARGIN_PT, yPt: 150, widthPt: TEXT_PT });
  write(typesetter, lead, text(13.5, 19), { xPt: MARGIN_PT, yPt: yPt + 36, widthPt: TEXT_PT });
}

function drawPage(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { pages, title }: Handbook,
  { page, number, press }: { readonly page: HandbookPage; readonly number: number; readonly press: Imprint },
): void {
  const { widthPt, heightPt } = PAGE;
  const pageText = pages[page];
  doc.rect(0, 0, widthPt, heightPt).fill(PAPER);
  doc.rect(MARGIN_PT, MARGIN_PT, TEXT_PT, 2).fill(INK);
  const heading = large(27, INK, 1.02);
  let yPt = write(typesetter, pageText.title, heading, { xPt: MARGIN_PT, yPt: MARGIN_PT + 36, widthPt: TEXT_PT });
  yPt += 22;
  yPt += drawFigure(doc, typesetter, HANDBOOK_DRAWINGS[page], pageText.labels, {
    xPt: MARGIN_PT,
    yPt,
    widthPt: TEXT_PT,
  });
  yPt += 14;
  doc.rect(MARGIN_PT, yPt, TEXT_PT, 0.6).fill(INK);
  yPt += 30;
  for (const paragraph of pageText.paragraphs)
    yPt = write(typesetter, plainWords(paragraph), text(12.6, 18), { xPt: MARGIN_PT, yPt, widthPt: TEXT_PT }) + 27;
  const foot = text(8, 10, QUIET);
  writeLine(typesetter, `${press.product} · ${title}`, foot, { xPt: MARGIN_PT, yPt: heightPt - 28 });
  writeLine(typesetter, String(number), foot, { xPt: widthPt - MARGIN_PT, yPt: heightPt - 28 }, 'end');
}
