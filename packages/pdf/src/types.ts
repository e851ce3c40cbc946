import { INK } from './inks.ts';
import type { Line, Type, Typesetter } from './typesetter.ts';

/** Returns the typographic style of running text. */
export function text(sizePt: number, leadingPt: number, colour: string = INK): Type {
  return { face: 'text', sizePt, leadingPt, colour };
}

/** Returns the typographic style of headings and numbers. */
export function large(sizePt: number, colour: string = INK, leading = 1.02): Type {
  return { face: 'large', sizePt, leadingPt: sizePt * leading, colour };
}

/** Writes a text in lines from the baseline `yPt` on; returns the last baseline. */
export function write(
  typesetter: Typesetter,
  content: string,
  type: Type,
  { xPt, yPt, widthPt }: { readonly xPt: number; readonly yPt: number; readonly widthPt: number },
): number {
  return typesetter.draw(typesetter.breakLines(content, type, widthPt), { xPt, yPt }, type);
}

/** Writes one line that starts at a point, is centred on it, or ends at it. */
export function writeLine(
  typesetter: Typesetter,
  content: string,
  type: Type,
  { xPt, yPt }: { readonly xPt: number; readonly yPt: number },
  anchor: 'start' | 'middle' | 'end' = 'start',
): void {
  const lines: readonly Line[] = typesetter.breakLines(content, type, Number.POSITIVE_INFINITY);
  const widthPt = lines[0]?.widthPt ?? 0;
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? widthPt / 2 : widthPt;
  typesetter.draw(lines.slice(0, 1), { xPt: xPt - shift, yPt }, type);
}
