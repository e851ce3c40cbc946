import type { Language } from '@groundswell/contracts';
import PDFDocument from 'pdfkit';
import { INK } from './inks.ts';

export interface Sheet {
  /** The width of the card after cutting, points; `heightPt` is its height. */
  readonly widthPt: number;
  readonly heightPt: number;
  readonly lang: Language;
  readonly title: string;
  readonly product: string;
}

/** The bleed: an eighth of an inch is printed beyond the cut, so that no white edge remains. */
const BLEED_PT = 9;
/** The margin around the cut for the bleed and the cut marks. */
const MARGIN_PT = 30;

/**
 * Opens a PDF for a print shop. Its pages are larger than the finished card by the bleed and the cut marks. Each page
 * names the boxes of the cut and of the bleed (PDF 32000, 14.11.2), which the print shop's software reads.
 */
export function openSheet({ widthPt, heightPt, lang, title, product }: Sheet): PDFKit.PDFDocument {
  return new PDFDocument({
    // An empty default font keeps PDFKit from loading the font files of Helvetica.
    font: '',
    size: [widthPt + 2 * MARGIN_PT, heightPt + 2 * MARGIN_PT],
    margin: 0,
    lang,
    displayTitle: true,
    info: { Title: `${product}: ${title}`, Author: product },
    autoFirstPage: false,
  });
}

/**
 * Adds a page for one side of the card. The origin is the corner of the cut, and the paper colour fills the bleed too.
 */
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

/** Draws hairlines beyond the bleed, in line with each cut. */
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
