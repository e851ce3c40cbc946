import type { Condition } from '@groundswell/forecast';
import { escapeMarkup } from '@groundswell/present';
import { type Box, drawBars, drawHourLabels, drawTide } from './draw-day-graph.ts';
import { drawFrame, INNER, MARGIN, WIDTH } from './draw-frame.ts';
import { CONDITIONS, DAY } from './palette.ts';
import { text } from './picture-text.ts';
import type { SharedDay, SharedPart } from './shared-day.ts';

const BARS: Box = { x: MARGIN, y: 412, width: INNER, height: 104 };
const TIDE: Box = { x: MARGIN, y: 526, width: INNER, height: 48 };
const LABELS: Box = { x: MARGIN, y: 606, width: INNER, height: 0 };
/** Draws a day's picture as SVG, with `productName` at the top. */
export function drawShareImage(day: SharedDay, productName: string, scaleTop: number): string {
  const { parts, best, hours } = day;
  const columns = parts.map((part, index) => drawPart(part, MARGIN + (index * INNER) / parts.length, day));
  const content = `${columns.join('\n')}
${best ? text(best, WIDTH - MARGIN, 388, { size: 26, color: DAY.quiet, anchor: 'end' }) : ''}
${drawBars(hours, BARS, scaleTop)}${drawTide(hours, TIDE)}${drawHourLabels(hours, LABELS)}
${hours.some(({ tide }) => tide !== null) ? text(day.tideLabel, MARGIN, 606, { size: 22, color: DAY.quiet }) : ''}`;
  return drawFrame(day, productName, content);
}

function drawPart(part: SharedPart, x: number, day: SharedDay): string {
  const { label, condition } = part;
  const isOne = label === '';
  return [
    isOne ? '' : text(label, x, 226, { size: 24, color: DAY.quiet }),
    drawSurf(part, x, isOne ? 128 : 96),
    condition ? drawCondition(condition, x, day.conditions[condition]) : '',
  ].join('');
}

/** Draws '3-4 ft' as one large number with its small unit; 'flat' as a word. */
function drawSurf({ size, unit }: SharedPart, x: number, fontSize: number): string {
  const small =
    unit === undefined ? '' : `<tspan dx="14" font-size="40" font-weight="400">${escapeMarkup(unit)}</tspan>`;
  return `<text x="${Math.round(x)}" y="328" font-size="${fontSize}" font-weight="600" fill="${DAY.ink}">${escapeMarkup(size)}${small}</text>`;
}

function drawCondition(condition: Condition, x: number, word: string): string {
  const { fill, text: color } = CONDITIONS[condition];
  return `<rect x="${x}" y="364" width="26" height="26" rx="4" fill="${fill}"/>${text(word, x + 38, 388, { size: 32, color, bold: true })}`;
}
