import type { Drawing } from '@groundswell/handbook';
import { INK } from './inks.ts';
import { text, writeLine } from './types.ts';
import type { Typesetter } from './typesetter.ts';

interface Place {
  readonly xPt: number;
  readonly yPt: number;
  readonly widthPt: number;
}

/** Draws a booklet's line drawing and its labels, `widthPt` wide; returns its height in points. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  drawing: Drawing,
  words: readonly string[],
  { xPt, yPt, widthPt }: Place,
): number {
  const scale = widthPt / drawing.width;
  doc.save().translate(xPt, yPt).scale(scale).lineCap('round').lineJoin('round');
  doc.path(drawing.strong).lineWidth(1.6).stroke(INK);
  if (drawing.fine) doc.path(drawing.fine).lineWidth(0.8).strokeOpacity(0.75).stroke(INK).strokeOpacity(1);
  if (drawing.dashed) doc.path(drawing.dashed).lineWidth(1.4).dash(4, { space: 4 }).stroke(INK).undash();
  if (drawing.solid) doc.path(drawing.solid).fill(INK);
  doc.restore();
  const type = text(Math.max(6.5, 9 * scale), 11 * scale);
  for (const [index, { x, y, anchor }] of drawing.labels.entries())
    writeLine(typesetter, words[index] ?? '', type, { xPt: xPt + x * scale, yPt: yPt + y * scale }, anchor);
  return drawing.height * scale;
}
