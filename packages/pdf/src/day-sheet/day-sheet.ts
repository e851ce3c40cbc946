import type { ForecastReply, Language } from '@groundswell/contracts';
import { advisoryOfDay, awayText, modelName, momentText, type Words } from '@groundswell/present';
import PDFDocument from 'pdfkit';
import { bytesOf, drawQr } from '../drawing.ts';
import { fit } from '../fit.ts';
import { type Type, Typesetter } from '../typesetter.ts';
import { drawSurfGraph, drawTideGraph, SCALE_PT } from './day-graph.ts';
import { drawHourTable } from './hour-table.ts';
import { INK } from './patterns.ts';
import { listLightHours, listSheetHours } from './sheet-hours.ts';

export interface DaySheet {
  readonly forecast: ForecastReply;
  /** The index in `forecast.days`. */
  readonly dayIndex: number;
  readonly words: Words;
  readonly lang: Language;
  readonly product: string;
  /** The site's origin, 'https://waves.example', to which the QR code leads. */
  readonly site: string;
}

const MARGIN_PT = 36;
const text = (sizePt: number): Type => ({ face: 'text', sizePt, leadingPt: sizePt * 1.3, colour: INK });
const large = (sizePt: number): Type => ({ face: 'large', sizePt, leadingPt: sizePt * 1.02, colour: INK });
const QR_PT = 58;

/** Draws one day of a beach as a one-page PDF to pin on a door: black on white, patterns in place of colours. */
export function drawDaySheet(sheet: DaySheet): Promise<Uint8Array> {
  const { forecast, dayIndex, words, lang, product } = sheet;
  const day = forecast.days[dayIndex];
  if (!day) throw new Error('The forecast has no such day.');
  const doc = new PDFDocument({
    // An empty default font keeps PDFKit from loading the font files of Helvetica.
    font: '',
    // Readers who chose feet mostly print on Letter paper, all others on A4.
    size: forecast.timeline.surfSvgUnits === 'ft' ? 'LETTER' : 'A4',
    margin: 0,
    lang,
    displayTitle: true,
    info: { Title: words.list([forecast.name, day.dayTxt]), Author: product },
  });
  const done = bytesOf(doc);
  const typesetter = new Typesetter(doc);
  const widthPt = doc.page.width - 2 * MARGIN_PT;
  const hours = listSheetHours(forecast, dayIndex);
  const graph = { doc, typesetter, hours, forecast, day };
  const at = { xPt: MARGIN_PT, widthPt };

  drawHead(typesetter, sheet, widthPt);
  doc
    .lineWidth(2)
    .moveTo(MARGIN_PT, 150)
    .lineTo(MARGIN_PT + widthPt, 150)
    .stroke(INK);
  const beside = { xPt: MARGIN_PT + SCALE_PT, widthPt: widthPt - SCALE_PT };
  drawSurfGraph({ ...graph, box: { ...beside, yPt: 176, heightPt: 104 } });
  drawTideGraph({ ...graph, box: { ...beside, yPt: 304, heightPt: 76 } });
  const footPt = doc.page.height - MARGIN_PT - QR_PT;
  drawHourTable({
    doc,
    typesetter,
    hours: listLightHours(hours, day),
    words,
    tideUnits: forecast.timeline.tideUnits,
    box: { ...at, yPt: 390, heightPt: footPt - 14 - 390 },
  });
  drawFoot(doc, typesetter, sheet, { footPt, widthPt });
  doc.end();
  return done;
}

/** Draws the place and the date, the best hours, and the sun's times. */
function drawHead(typesetter: Typesetter, { forecast, dayIndex, words, product }: DaySheet, widthPt: number): void {
  const day = forecast.days[dayIndex];
  if (!day) return;
  const left = { xPt: MARGIN_PT };
  typesetter.draw(
    typesetter.breakLines(`${product} · ${words.sheet.title}`, text(10), widthPt),
    { ...left, yPt: 46 },
    text(10),
  );
  const name = fit(typesetter, forecast.name, [40, 34, 28, 22].map(large), widthPt, 1);
  typesetter.draw(name.lines, { ...left, yPt: 84 }, name.type);
  const where = words.addressed(forecast.place.map((place) => place.name));
  const when = fit(typesetter, [day.dayTxt, ...where].join(' · '), [13, 11, 9].map(text), widthPt, 1);
  typesetter.draw(when.lines, { ...left, yPt: 103 }, when.type);

  const { best } = day;
  const says = best
    ? words.sheet.best(best.from, best.to, best.surf, best.cond === null ? '' : words.conditions[best.cond])
    : (day.surfTxt ?? '');
  const lead = fit(
    typesetter,
    [advisoryOfDay(forecast, dayIndex)?.name, says, day.danger?.name].filter(Boolean).join(' · '),
    [16, 14, 12, 10].map(large),
    widthPt,
    1,
  );
  typesetter.draw(lead.lines, { ...left, yPt: 124 }, lead.type);
  const { sun } = words.sheet;
  const light = (
    [
      [sun.firstLight, day.firstlight],
      [sun.sunrise, day.sunrise],
      [sun.sunset, day.sunset],
      [sun.lastLight, day.lastlight],
    ] as const
  ).flatMap(([label, time]) => (time === null ? [] : [`${label} ${time}`]));
  const suns = fit(typesetter, light.join(' · '), [10, 9, 8].map(text), widthPt, 1);
  typesetter.draw(suns.lines, { ...left, yPt: 142 }, suns.type);
}

/** Draws the sources with their ages, the caution, and the QR code that leads to the page of this day. */
function drawFoot(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { forecast, dayIndex, words, site }: DaySheet,
  { footPt, widthPt }: { readonly footPt: number; readonly widthPt: number },
): void {
  const { sources, timezone, updatedTxt = '', slug } = forecast;
  const address = `${site}/forecast/${slug}`;
  const run = sources.waves;
  const lines = [
    words.sheet.caution,
    ...(run
      ? [words.sheet.composed(updatedTxt, momentText(Date.parse(run.run), timezone, words), modelName(run.model))]
      : []),
    ...(sources.tide
      ? [
          words.sheet.tide(
            sources.tide.station,
            awayText(sources.tide.distance_km, forecast.current.surfUnits),
            sources.tide.datum,
          ),
        ]
      : []),
    address.replace(/^https?:\/\//, ''),
  ];
  let yPt = footPt + 9;
  for (const [index, line] of lines.entries()) {
    const said = fit(typesetter, line, [index === 0 ? 10 : 8.6, 7.6, 6.8].map(text), widthPt - QR_PT - 20, 1);
    typesetter.draw(said.lines, { xPt: MARGIN_PT, yPt }, said.type);
    yPt += 14;
  }
  drawQr(doc, `${address}?day=${forecast.days[dayIndex]?.dateNum}`, {
    xPt: MARGIN_PT + widthPt - QR_PT,
    yPt: footPt,
    sidePt: QR_PT,
    ink: INK,
  });
}
