import { DAY_S } from '@groundswell/durations';
import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, Slug, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';

/**
 * The number of months on each side of a printed tide chart. A chart may start at most `TIDE_CHART_MONTHS_AHEAD` months
 * from now.
 */
export const TIDE_CHART_MONTHS_A_SIDE = 3;
export const TIDE_CHART_MONTHS_AHEAD = 12;
/** The price in dollars by the number of cards. */
export const TIDE_CHART_PRICES = { 1000: 100, 5000: 170 } as const;

/** A month, '2026-12'. */
export const Month = v.pipe(
  v.string(message('not-given', { field: 'month' })),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, message('not-a-month')),
);

const Pdf = v.custom<Uint8Array>((reply) => reply instanceof Uint8Array);
const PDF = 'application/pdf';

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

/** Returns the surf etiquette card as a PDF for a printer. It has bleed and crop marks. */
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
  /** `from` is the first month on the card's front. */
  query: v.object({ from: Month, units: UnitSystem, lang: Lang }),
  cache: { browserS: 3600, edgeS: DAY_S },
} as const;

/** A high or low tide, '6:12am' and '4.1'. */
const Tide = v.object({ time: v.string(), height: v.string() });

/** Returns the content of a beach's printed tide chart. It has two sides of months, and names the tide station. */
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
    /** The months of the front, then those of the back. */
    sides: v.array(
      v.array(
        v.object({
          month: Month,
          /** The month's name, 'December 2026'. */
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

/** Returns a beach's tide chart as a PDF for a printer. It has bleed and crop marks. */
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
