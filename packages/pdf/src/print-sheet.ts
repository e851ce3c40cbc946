import type { Language } from '@groundswell/contracts';
import PDFDocument from 'pdfkit';
import { INK } from './inks.ts';

export interface Sheet {
  /** After it is cut, points. */
  readonly widthPt: number;
  readonly heightPt: number;
  readonly lang: Language;
  readonly title: string;
  readonly product: string;
}

/** What is printed beyond the cut, an eighth of an inch, so that no white edge is left. */
const BLEED_PT = 9;
/** Around the cut: the bleed, then the marks. */
const MARGIN_PT = 30;

/**
 * A document for a printer. Its pages are larger than the cut card by bleed and marks, and name both boxes (PDF 32000,
 * 14.11.2), so that a printer's program finds the cut by itself.
 */
export function openSheet({ widthPt, heightPt, lang, title, product }: Sheet): PDFKit.PDFDocument {
  return new PDFDocument({
    // No font of its own: the library would look for the files of Helvetica.
    font: '',
    size: [widthPt + 2 * MARGIN_PT, heightPt + 2 * MARGIN_PT],
    margin: 0,
    lang,
    displayTitle: true,
    info: { Title: `${product}: ${title}`, Author: product },
    autoFirstPage: false,
  });
}

/** Adds a side, whose origin is the corner of the cut; its paper goes over the cut to the end of the bleed. */
export function addSide(
  doc: PDFKit.PDFDocument,
  { widthPt, heightPt }: Pick<Sheet, 'widthPt' | 'heightPt'>,
  paper: string,
) {
  doc.addPage();
  const boxOf = (outPt: number) => [
    MARGIN_PT - outPt,
    MARGIN_PT - outPt,
    MARGIN_PT + widthPt + outPt,
    MARGIN_PT + heightPt + outPt,
  ];
  Object.assign(doc.page.dictionary.data, { TrimBox: boxOf(0), BleedBox: boxOf(BLEED_PT) });
  doc.translate(MARGIN_PT, MARGIN_PT);
  doc.rect(-BLEED_PT, -BLEED_PT, widthPt + 2 * BLEED_PT, heightPt + 2 * BLEED_PT).fill(paper);
  drawCutMarks(doc, widthPt, heightPt);
}

/** Hair lines beyond the bleed, in the line of each cut. */
function drawCutMarks(doc: PDFKit.PDFDocument, widthPt: number, heightPt: number): void {
  doc.lineWidth(0.3).strokeColor(INK);
  const [near, far] = [BLEED_PT + 3, MARGIN_PT - 4];
  for (const [x, outX] of [
    [0, -1],
    [widthPt, 1],
  ] as const)
    for (const [y, outY] of [
      [0, -1],
      [heightPt, 1],
    ] as const)
      doc
        .moveTo(x + near * outX, y)
        .lineTo(x + far * outX, y)
        .moveTo(x, y + near * outY)
        .lineTo(x, y + far * outY)
        .stroke();
}
