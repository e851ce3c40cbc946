import type { Condition } from '@groundswell/forecast';
import { drawFrame, INNER, LETTER, MARGIN, WIDTH } from './draw-frame.ts';
import { CONDITIONS, DAY } from './palette.ts';
import { text } from './picture-text.ts';
import type { SharedBeach, SharedPlace } from './shared-place.ts';

const TOP = 206;
const ROW = 68;
const CONDITION_X = MARGIN + 0.78 * INNER;
const SURF_END = CONDITION_X - 40;
const NAME_ROOM = SURF_END - MARGIN - 160;

/** Draws a place's largest surf today as SVG, one row per beach. */
export function drawPlaceImage(
  place: SharedPlace,
  productName: string,
  conditions: Readonly<Record<Condition, string>>,
): string {
  const rows = place.beaches.map((beach, index) => drawRow(beach, TOP + index * ROW, conditions));
  return drawFrame(place, productName, rows.join('\n'));
}

function drawRow({ name, surf, condition }: SharedBeach, y: number, words: Readonly<Record<Condition, string>>) {
  const size = Math.min(34, NAME_ROOM / (LETTER * name.length));
  return [
    `<rect x="${MARGIN}" y="${y}" width="${INNER}" height="1" fill="${DAY.rule}"/>`,
    text(name, MARGIN, y + 46, { size }),
    text(surf.replace('-', '–'), SURF_END, y + 47, { size: 40, bold: true, anchor: 'end' }),
    condition ? drawCondition(condition, y, words[condition]) : '',
  ].join('');
}

function drawCondition(condition: Condition, y: number, word: string): string {
  const { fill, text: color } = CONDITIONS[condition];
  const x = Math.round(CONDITION_X);
  return `<rect x="${x}" y="${y + 23}" width="26" height="26" rx="4" fill="${fill}"/>${text(word, Math.min(x + 38, WIDTH), y + 46, { size: 30, color, bold: true })}`;
}
