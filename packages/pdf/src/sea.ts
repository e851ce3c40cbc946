import { drawnSwell } from '@groundswell/map-stills/swell';
import { INK } from './inks.ts';

/** The colours of the wave height ramp, from the horizon to the shore. */
const SEA = ['#e0edeb', '#c7e0e0', '#abd2d4', '#8dc2c9', '#6dafbf', '#4f98b4', '#397ea8', '#35629a'];

interface Place {
  readonly xPt: number;
  readonly yPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Draws swell inside a box. It runs from a horizon at the top towards the viewer. */
export function drawSea(doc: PDFKit.PDFDocument, { xPt, yPt, widthPt, heightPt }: Place): void {
  doc.save().translate(xPt, yPt);
  doc.rect(0, 0, widthPt, heightPt).clip();
  drawnSwell(widthPt, heightPt).forEach((path, row) => {
    doc
      .path(path)
      .lineWidth(0.7)
      .fillAndStroke(SEA[row] ?? INK, INK);
  });
  doc.restore();
}
