import { DAY, PATTERNS } from './palette.ts';
import { text } from './picture-text.ts';

/** The picture's size, which link previews show uncropped: https://ogp.me, 1.91 to 1. */
export const WIDTH = 1200;
const HEIGHT = 630;

export const MARGIN = 64;
export const INNER = WIDTH - 2 * MARGIN;
/** The mean width of Archivo's letters and digits relative to their size; wide enough for capitals. */
export const LETTER = 0.56;

export interface Titled {
  readonly name: string;
  readonly date: string;
  /** The name of the weather service's advisory. */
  readonly warning?: string | undefined;
}

/**
 * Draws the frame of a share picture as SVG. The product, an advisory and the date stand above a line, the name of the
 * place below it, then the content.
 */
export function drawFrame({ name, date, warning }: Titled, productName: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Archivo">
${PATTERNS}<rect width="${WIDTH}" height="${HEIGHT}" fill="${DAY.paper}"/>
${text(productName.toUpperCase(), MARGIN, 70, { size: 24, color: DAY.quiet, bold: true, spacing: 3 })}
${warning ? text(warning, WIDTH - MARGIN - 220, 70, { size: 28, color: DAY['now-text'], bold: true, anchor: 'end' }) : ''}
${text(date, WIDTH - MARGIN, 70, { size: 28, bold: true, anchor: 'end' })}
<rect x="${MARGIN}" y="94" width="${INNER}" height="2" fill="${DAY.ink}"/>
${text(name, MARGIN, 170, { size: Math.min(60, INNER / (LETTER * name.length)), bold: true })}
${content}
</svg>`;
}
