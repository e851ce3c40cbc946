import type { ForecastReply } from '@groundswell/contracts';
import type { Type, Typesetter } from '../typesetter.ts';
import { type Box, fillPattern, HAIR, INK, shadeNight } from './patterns.ts';
import type { SheetHour } from './sheet-hours.ts';

export interface GraphOf {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly hours: readonly SheetHour[];
  readonly forecast: ForecastReply;
  readonly day: ForecastReply['days'][number];
  readonly box: Box;
}

const LABEL: Type = { face: 'text', sizePt: 8, leadingPt: 10, colour: INK };
/** The white gap between bars saves the reader's ink, because a clean day is solid black. */
const GAP_PT = 8;
/** The space left of a graph for the labels of its scale. */
export const SCALE_PT = 28;

/** Draws the surf as a bar per hour, filled by condition, on the same scale as the beach page. */
export function drawSurfGraph({ doc, typesetter, hours, forecast, day, box }: GraphOf): void {
  const { timeline, timeline_scale: top } = forecast;
  drawGround(doc, { hours, day, box });
  for (const part of [0.5, 1]) {
    const yPt = box.yPt + box.heightPt * (1 - part);
    doc
      .lineWidth(0.4)
      .moveTo(box.xPt, yPt)
      .lineTo(box.xPt + box.widthPt, yPt)
      .stroke(HAIR);
    const label = `${Number((top * part).toFixed(2))} ${timeline.surfSvgUnits}`;
    typesetter.draw(typesetter.breakLines(label, LABEL, 60), { xPt: box.xPt - SCALE_PT, yPt: yPt + 3 }, LABEL);
  }
  const step = box.widthPt / hours.length;
  hours.forEach(({ surfMax, condition }, index) => {
    const heightPt = ((surfMax ?? 0) / top) * box.heightPt;
    const bar = { xPt: box.xPt + index * step + GAP_PT / 2, yPt: box.yPt + box.heightPt - heightPt };
    fillPattern(doc, { ...bar, widthPt: step - GAP_PT, heightPt }, condition);
  });
  drawHours(typesetter, { hours, box });
}

/** Draws the tide's curve over the same hours, with the times of its highs and lows. */
export function drawTideGraph({ doc, typesetter, hours, day, box }: Omit<GraphOf, 'forecast'>): void {
  const levels = hours.flatMap(({ tide }) => tide ?? []);
  if (levels.length === 0) return;
  drawGround(doc, { hours, day, box });
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  // The scale leaves room for the labels above and below.
  const yOf = (level: number) =>
    box.yPt + 16 + (box.heightPt - 32) * (1 - (level - least) / Math.max(most - least, 0.01));
  const step = box.widthPt / hours.length;
  const xOf = (at: number) => box.xPt + ((at - (hours[0]?.at ?? 0)) / 3_600_000) * step;
  hours.forEach(({ tide, at }, index) => {
    if (tide === null) return;
    if (index === 0) doc.moveTo(xOf(at), yOf(tide));
    else doc.lineTo(xOf(at), yOf(tide));
  });
  doc.lineWidth(1.6).lineJoin('round').stroke(INK);
  for (const { at, level, time, height, kind } of day.tides) {
    const [xPt, yPt] = [xOf(Date.parse(at)), yOf(level)];
    doc.circle(xPt, yPt, 2.4).fill(INK);
    const [line] = typesetter.breakLines(`${time} ${height}`, LABEL, 120);
    const width = line?.widthPt ?? 0;
    const left = Math.min(Math.max(xPt - width / 2, box.xPt + 2), box.xPt + box.widthPt - width - 2);
    const basePt = kind === 'high' ? yPt - 5 : yPt + 11;
    doc.rect(left - 2, basePt - 7, width + 4, 9).fill('#ffffff');
    if (line) typesetter.draw([line], { xPt: left, yPt: basePt }, LABEL);
  }
}

/** Shades the night hours and draws the base line. */
function drawGround(doc: PDFKit.PDFDocument, { hours, day, box }: Pick<GraphOf, 'hours' | 'day' | 'box'>): void {
  const step = box.widthPt / hours.length;
  const startAt = hours[0]?.at ?? 0;
  const xOf = (at: string) => ((Date.parse(at) - startAt) / 3_600_000) * step;
  if (day.firstlightAt !== null) shadeNight(doc, { ...box, widthPt: xOf(day.firstlightAt) });
  if (day.lastlightAt !== null) {
    const fromPt = xOf(day.lastlightAt);
    shadeNight(doc, { ...box, xPt: box.xPt + fromPt, widthPt: box.widthPt - fromPt });
  }
  const basePt = box.yPt + box.heightPt;
  doc
    .lineWidth(1)
    .moveTo(box.xPt, basePt)
    .lineTo(box.xPt + box.widthPt, basePt)
    .stroke(INK);
}

/** Labels every third hour below a graph. */
function drawHours(typesetter: Typesetter, { hours, box }: Pick<GraphOf, 'hours' | 'box'>): void {
  const step = box.widthPt / hours.length;
  hours.forEach(({ time, hour }, index) => {
    if (hour % 3 !== 0) return;
    const [line] = typesetter.breakLines(time, LABEL, 60);
    if (!line) return;
    const xPt = box.xPt + (index + 0.5) * step - line.widthPt / 2;
    typesetter.draw([line], { xPt, yPt: box.yPt + box.heightPt + 11 }, LABEL);
  });
}
