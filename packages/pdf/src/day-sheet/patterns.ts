import type { SheetHour } from './sheet-hours.ts';

export interface Box {
  readonly xPt: number;
  readonly yPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
}
export const INK = '#000000';
/** The colour of background lines: grids and the rules of the table. */
export const HAIR = '#8a8a8a';

/**
 * Fills a box by surf condition as all pages do, but without colours. Clean is solid, fair hatched, choppy dotted; an
 * unrated box stays empty.
 */
export function fillPattern(doc: PDFKit.PDFDocument, box: Box, condition: SheetHour['condition']): void {
  const { xPt, yPt, widthPt, heightPt } = box;
  if (heightPt <= 0) return;
  doc.save().rect(xPt, yPt, widthPt, heightPt).clip();
  if (condition === 'clean') doc.rect(xPt, yPt, widthPt, heightPt).fill(INK);
  if (condition === 'fair') hatch(doc, box);
  if (condition === 'choppy') dot(doc, box);
  doc.restore();
  doc.lineWidth(0.9).rect(xPt, yPt, widthPt, heightPt).stroke(INK);
}

function hatch(doc: PDFKit.PDFDocument, { xPt, yPt, widthPt, heightPt }: Box): void {
  for (let at = 0; at < widthPt + heightPt; at += 3.4)
    doc.moveTo(xPt + at, yPt).lineTo(xPt + at - heightPt, yPt + heightPt);
  doc.lineWidth(1).stroke(INK);
}

function dot(doc: PDFKit.PDFDocument, { xPt, yPt, widthPt, heightPt }: Box): void {
  let isOdd = false;
  for (let y = 2; y < heightPt + 2; y += 3) {
    for (let x = isOdd ? 3.6 : 1.8; x < widthPt + 2; x += 3.6) doc.circle(xPt + x, yPt + y, 0.65);
    isOdd = !isOdd;
  }
  doc.fill(INK);
}

/** Shades the night hours with thin lines. */
export function shadeNight(doc: PDFKit.PDFDocument, { xPt, yPt, widthPt, heightPt }: Box): void {
  doc.save().rect(xPt, yPt, widthPt, heightPt).clip();
  for (let y = 2; y < heightPt; y += 4) doc.moveTo(xPt, yPt + y).lineTo(xPt + widthPt, yPt + y);
  doc.lineWidth(0.3).strokeColor(HAIR).stroke();
  doc.restore();
}
