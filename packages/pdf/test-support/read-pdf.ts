import { execFileSync } from 'node:child_process';
import jsQR from 'jsqr';

/** A page as an image with 150 pixels per inch. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
  /** Whether the page has no colour. */
  readonly isGrey: boolean;
}

/** Returns the words of a PDF, separated by single blanks. */
export function wordsOfPdf(pdf: Uint8Array): string {
  return run('pdftotext', ['-raw', '-', '-'], pdf).toString().replace(/\s+/g, ' ');
}

export function picturesOf(pdf: Uint8Array): readonly PagePicture[] {
  const ppm = run('pdftoppm', ['-r', '150'], pdf);
  const pictures: PagePicture[] = [];
  for (let at = 0; at < ppm.length; ) {
    const [head = '', width = '', height = ''] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', at, at + 60)) ?? [];
    const size = Number(width) * Number(height);
    if (!(size > 0)) throw new Error('pdftoppm wrote no picture.');
    const from = at + head.length;
    const rgba = new Uint8ClampedArray(size * 4).fill(255);
    let isGrey = true;
    for (let dot = 0; dot < size; dot++) {
      const red = ppm[from + dot * 3];
      isGrey &&= red === ppm[from + dot * 3 + 1] && red === ppm[from + dot * 3 + 2];
      for (let channel = 0; channel < 3; channel++) rgba[dot * 4 + channel] = ppm[from + dot * 3 + channel] ?? 0;
    }
    pictures.push({ width: Number(width), height: Number(height), rgba, isGrey });
    at = from + size * 3;
  }
  return pictures;
}

/** Returns the content of a page's QR code, read as a camera would. */
export function scanQrCode({ rgba, width, height }: PagePicture): string | undefined {
  return jsQR(rgba, width, height)?.data;
}

function run(tool: string, args: readonly string[], pdf: Uint8Array): Buffer {
  return execFileSync(tool, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });
}
