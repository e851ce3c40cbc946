import { create } from 'qrcode/lib/core/qrcode.js';

interface QrAt {
  readonly xPt: number;
  readonly yPt: number;
  readonly sidePt: number;
  readonly ink: string;
}

/** Draws a QR code as dark squares; the page's white margin serves as its quiet zone. */
export function drawQr(doc: PDFKit.PDFDocument, content: string, { xPt, yPt, sidePt, ink }: QrAt): void {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules;
  doc
    .save()
    .translate(xPt, yPt)
    .scale(sidePt / size);
  data.forEach((isDark, at) => {
    if (isDark) doc.rect(at % size, Math.floor(at / size), 1, 1);
  });
  doc.fill(ink).restore();
}

export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
