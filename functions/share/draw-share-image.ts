import type { Condition } from '@groundswell/forecast';
import { type Box, drawBars, drawHourLabels, drawTide } from './draw-day-graph.ts';
import { CONDITIONS, PALETTE, PATTERNS } from './palette.ts';
import type { SharedDay } from './shared-day.ts';

/** What link previews show whole: https://ogp.me, 1.91 to 1. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const BARS: Box = { x: MARGIN, y: 412, width: INNER, height: 104 };
const TIDE: Box = { x: MARGIN, y: 526, width: INNER, height: 48 };
const LABELS: Box = { x: MARGIN, y: 606, width: INNER, height: 0 };
/** Mean width of Archivo's letters and digits over their size; wide enough for capitals. */
const LETTER = 0.56;

/** A day's picture as SVG. `productName` stands above it. */
export function drawShareImage(day: SharedDay, productName: string, scaleTop: number): string {
  const { name, date, parts, best, hours } = day;
  const columns = parts.map((part, index) => drawPart(part, MARGIN + (index * INNER) / parts.length, day));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Archivo">
${PATTERNS}<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.paper}"/>
${text(productName.toUpperCase(), MARGIN, 70, { size: 24, color: PALETTE.quiet, bold: true, spacing: 3 })}
${text(date, WIDTH - MARGIN, 70, { size: 28, bold: true, anchor: 'end' })}
<rect x="${MARGIN}" y="94" width="${INNER}" height="2" fill="${PALETTE.ink}"/>
${text(name, MARGIN, 170, { size: Math.min(60, INNER / (LETTER * name.length)), bold: true })}
${columns.join('\n')}
${best ? text(best, WIDTH - MARGIN, 388, { size: 26, color: PALETTE.quiet, anchor: 'end' }) : ''}
${drawBars(hours, BARS, scaleTop)}${drawTide(hours, TIDE)}${drawHourLabels(hours, LABELS)}
${hours.some(({ tide }) => tide !== null) ? text(day.tideLabel, MARGIN, 606, { size: 22, color: PALETTE.quiet }) : ''}
</svg>`;
}

function drawPart({ label, surf, condition }: SharedDay['parts'][number], x: number, day: SharedDay): string {
  const isOne = label === '';
  return [
    isOne ? '' : text(label, x, 226, { size: 24, color: PALETTE.quiet }),
    drawSurf(surf, x, isOne ? 128 : 96),
    condition ? drawCondition(condition, x, day.conditions[condition]) : '',
  ].join('');
}

/** '3-4 ft' as one large number with its unit small behind it; 'flat' as a word. */
function drawSurf(surf: string, x: number, size: number): string {
  const [, number, unit] = /^([\d.,+-]+) (\w+)$/.exec(surf) ?? [];
  const large = escapeXml((number ?? surf).replace('-', '–'));
  const small = unit === undefined ? '' : `<tspan dx="14" font-size="40" font-weight="400">${escapeXml(unit)}</tspan>`;
  return `<text x="${Math.round(x)}" y="328" font-size="${size}" font-weight="600" fill="${PALETTE.ink}">${large}${small}</text>`;
}

function drawCondition(condition: Condition, x: number, word: string): string {
  const { fill, text: color } = CONDITIONS[condition];
  return `<rect x="${x}" y="364" width="26" height="26" rx="4" fill="${fill}"/>${text(word, x + 38, 388, { size: 32, color, bold: true })}`;
}

interface TextLook {
  readonly size: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'end';
  readonly spacing?: number;
}

function text(content: string, x: number, y: number, look: TextLook): string {
  const { size, color = PALETTE.ink, bold = false, anchor = 'start', spacing = 0 } = look;
  return `<text x="${Math.round(x)}" y="${y}" font-size="${Math.round(size)}" font-weight="${bold ? 600 : 400}" fill="${color}" text-anchor="${anchor}" letter-spacing="${spacing}">${escapeXml(content)}</text>`;
}

function escapeXml(content: string): string {
  return content.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
