import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, Slug, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';

/** Months on each side of a printed tide chart, and how many months ahead its first one may be. */
export const TIDE_CHART_MONTHS_A_SIDE = 3;
export const TIDE_CHART_MONTHS_AHEAD = 12;
/** What so many cards cost, dollars. */
export const TIDE_CHART_PRICES = { 1000: 100, 5000: 170 } as const;

/** A month, '2026-12'. */
export const Month = v.pipe(
  v.string(message('not-given', { field: 'month' })),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, message('not-a-month')),
);

const Pdf = v.custom<Uint8Array>((reply) => reply instanceof Uint8Array);
const PDF = 'application/pdf';
const DAY_S = 86_400;

/** Returns the surfer's handbook as a PDF. */
export const getHandbook = call({
  name: 'get-handbook',
  method: 'GET',
  path: '/papers/handbook.pdf',
  namesSite: true,
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: Pdf,
  replyType: PDF,
  cache: { browserS: 3600, edgeS: 7 * DAY_S },
});

/** Returns the surf etiquette card for a printer, with bleed and crop marks. */
export const getEtiquetteGuide = call({
  name: 'get-etiquette-guide',
  method: 'GET',
  path: '/papers/surf-etiquette-guide.pdf',
  namesSite: true,
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: Pdf,
  replyType: PDF,
  cache: { browserS: 3600, edgeS: 7 * DAY_S },
});

const tideChartOf = {
  access: 'anyone',
  params: v.object({ beach: Slug }),
  /** The first month of the front. */
  query: v.object({ from: Month, units: UnitSystem, lang: Lang }),
  cache: { browserS: 3600, edgeS: DAY_S },
} as const;

/** '6:12am', '4.1': a high or a low. */
const Tide = v.object({ time: v.string(), height: v.string() });

/** Returns what a beach's printed tide chart says. It has two sides of months, and names the tide station. */
export const getTideChart = call({
  ...tideChartOf,
  name: 'get-tide-chart',
  method: 'GET',
  path: '/api/tide-charts/{beach}',
  fails: [404, 422],
  reply: v.object({
    beach: v.object({ name: v.string(), slug: v.string() }),
    station: v.string(),
    datum: v.picklist(['MLLW', 'LAT']),
    units: v.picklist(['ft', 'm']),
    /** The front's months, then the back's. */
    sides: v.array(
      v.array(
        v.object({
          month: Month,
          /** 'December 2026'. */
          name: v.string(),
          days: v.array(
            v.object({
              day: v.number(),
              /** 'Tue'. */
              weekday: v.string(),
              isWeekend: v.boolean(),
              lows: v.array(Tide),
              highs: v.array(Tide),
            }),
          ),
        }),
      ),
    ),
  }),
});
export type TideChartReply = v.InferOutput<typeof getTideChart.reply>;

/** Returns a beach's tide chart for a printer, with bleed and crop marks. */
export const getTideChartPdf = call({
  ...tideChartOf,
  name: 'get-tide-chart-pdf',
  method: 'GET',
  path: '/papers/tide-charts/{beach}',
  fails: [404, 422],
  namesSite: true,
  reply: Pdf,
  replyType: PDF,
});
