import { planOf } from '@groundswell/accounts';
import { getWidgetFrame, WIDGET_ID, type WidgetTheme, type WidgetType } from '@groundswell/contracts';
import { advisories, forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { widgets } from '@groundswell/data/widgets';
import { unitsOfReader } from '@groundswell/forecast';
import { drawGoneFrame, drawWidget, FRAME_HEADERS } from '@groundswell/page-rendering';
import { presentForecast, wordsOf } from '@groundswell/present';
import { endpoint, productName } from '@groundswell/runtime';

/** The maximum number of days, one row each, that fit into a widget. */
const MOST_DAYS = 4;

/**
 * Returns a widget's page. An unknown or removed widget gets a short notice instead of an error, because it appears
 * inside somebody else's page.
 */
export const handler = endpoint(
  getWidgetFrame,
  async ({ params, query: { lang: language } }) => {
    const widget = await findWidget(params.id);
    const product = productName();
    const site = process.env.SITE_URL || widget?.site;
    const beach = widget && findBeach(widget.beachId);
    if (!beach || site === undefined) return encode(drawGoneFrame({ language, product, ...(site && { site }) }));

    const words = wordsOf(language);
    const [{ forecast, observed }, list] = await Promise.all([forecasts.readNow(beach.id), advisories.read()]);
    const { forecastDays } = planOf('Basic');
    const reply = presentForecast({
      beach,
      place: [],
      forecast,
      observed,
      advisories: list,
      units: unitsOfReader(widget.units, undefined),
      words,
      now: Date.now(),
      basicDays: forecastDays,
      days: Math.min(forecastDays, MOST_DAYS),
    });
    const { type, theme, countedAs } = widget;
    return encode(drawWidget({ type, theme, countedAs, language, site, product, reply, words }));
  },
  { headersOf: () => FRAME_HEADERS },
);

interface Shown {
  readonly type: WidgetType;
  readonly theme: WidgetTheme;
  readonly units: 1 | 2;
  readonly beachId: number;
  readonly site?: string;
  readonly countedAs: string | undefined;
}

/** Finds a stored widget, or builds a preview from the settings in its id. */
async function findWidget(id: string): Promise<Shown | undefined> {
  if (!WIDGET_ID.test(id)) return undefined;
  const [preview, type, theme, units, beachId] = id.split('-');
  if (preview === 'preview')
    return {
      type: type === 'report' ? 'report' : 'forecast',
      theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
      units: units === '2' ? 2 : 1,
      beachId: Number(beachId),
      countedAs: undefined,
    };
  const kept = await widgets.find(id);
  return kept && kept.removedAt === undefined ? { ...kept, type: kept.kind, countedAs: id } : undefined;
}

function encode(html: string): Uint8Array {
  return new TextEncoder().encode(html);
}
