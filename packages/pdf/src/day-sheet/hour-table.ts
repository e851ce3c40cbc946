import type { SheetColumn, Words } from '@groundswell/present';
import type { Type, Typesetter } from '../typesetter.ts';
import { type Box, fillPattern, HAIR, INK } from './patterns.ts';
import type { SheetHour } from './sheet-hours.ts';

/** The columns in order, each with its share of the table's width. */
const COLUMNS: readonly (readonly [SheetColumn, number])[] = [
  ['time', 42],
  ['surf', 58],
  ['condition', 66],
  ['score', 38],
  ['swell', 96],
  ['second', 96],
  ['wind', 70],
  ['tide', 44],
  ['air', 38],
];
const PARTS = COLUMNS.reduce((sum, [, part]) => sum + part, 0);
const HEAD: Type = { face: 'text', sizePt: 7.6, leadingPt: 9, colour: INK };
const CELL: Type = { face: 'text', sizePt: 9, leadingPt: 11, colour: INK };
const STRONG: Type = { ...CELL, face: 'large', sizePt: 9.6 };

export interface TableOf {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly hours: readonly SheetHour[];
  readonly words: Words;
  readonly tideUnits: string;
  readonly box: Box;
}

/** Draws a row for each daylight hour, with the pattern of the condition beside its name. */
export function drawHourTable({ doc, typesetter, hours, words, tideUnits, box }: TableOf): void {
  const rowPt = Math.min(24, box.heightPt / (hours.length + 1));
  const rule = (yPt: number, widthPt: number, colour: string) =>
    doc
      .lineWidth(widthPt)
      .moveTo(box.xPt, yPt)
      .lineTo(box.xPt + box.widthPt, yPt)
      .stroke(colour);
  const write = (text: string | null, column: number, yPt: number, type: Type, indentPt = 0) => {
    const { xPt, widthPt } = columnAt(column, box);
    const [line] = text === null ? [] : typesetter.breakLines(text, type, widthPt - indentPt - 4);
    if (line) typesetter.draw([line], { xPt: xPt + indentPt, yPt }, type);
  };

  for (const [column, [name]] of COLUMNS.entries()) write(words.sheet.columns[name], column, box.yPt + rowPt - 6, HEAD);
  rule(box.yPt + rowPt, 1, INK);
  hours.forEach((hour, index) => {
    const topPt = box.yPt + (index + 1) * rowPt;
    const basePt = topPt + rowPt / 2 + 3.2;
    const condition = hour.condition === null ? null : words.conditions[hour.condition];
    const texts: Record<SheetColumn, string | null> = {
      ...hour,
      condition,
      score: hour.score === null ? null : String(hour.score),
      tide: hour.tide === null ? null : tideText(hour.tide, tideUnits, words),
    };
    for (const [column, [name]] of COLUMNS.entries()) {
      const isCondition = name === 'condition' && condition !== null;
      const pattern = { xPt: columnAt(column, box).xPt, yPt: topPt + rowPt / 2 - 4.5, widthPt: 14, heightPt: 9 };
      if (isCondition) fillPattern(doc, pattern, hour.condition);
      const type = name === 'time' || name === 'surf' ? STRONG : CELL;
      write(texts[name], column, basePt, type, isCondition ? 19 : 0);
    }
    rule(topPt + rowPt, 0.4, HAIR);
  });
}

/** Formats a level as the tide calendar does; a level that rounds to zero loses its minus sign. */
function tideText(level: number, units: string, _words: Words): string {
  const text = level.toFixed(units === 'm' ? 2 : 1);
  return `${Number(text) === 0 ? text.replace('-', '') : text} ${units}`;
}

function columnAt(column: number, box: Box) {
  const before = COLUMNS.slice(0, column).reduce((sum, [, part]) => sum + part, 0);
  const scale = box.widthPt / PARTS;
  return { xPt: box.xPt + before * scale, widthPt: (COLUMNS[column]?.[1] ?? 0) * scale };
}
