import type { BeachDayReply, ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { clockMinutes, IMPERIAL, METRIC, nowcast, roundTide, type Units } from '@groundswell/forecast';
import { summarizeForecast } from '@groundswell/forecast/compose';
import { drawWidget, writeCalendar } from '@groundswell/page-rendering';
import {
  presentBeachDays,
  presentForecast,
  presentNearby,
  presentOpenForecast,
  presentOpenNow,
  presentOverview,
  presentReach,
  voiceOf,
  wordsOf,
} from '@groundswell/present';
import { tideLevelText } from '@groundswell/present/testing/quantities';
import type { BeachThen } from '@groundswell/sample-ocean/testing/sample-week';
import { drawEmails } from './draw-letters.ts';
import { readGraphTable } from './read-graph-table.ts';
import { readCalendar, readPage, readWidget } from './read-shown.ts';

/** A text or number that a page, email, widget or API reply shows for one quantity at one moment. */
export interface Fact {
  /**
   * The quantity and moment, for which every output must show the same: 'surf of 2026-11-20T15:00:00.000Z', 'surf of
   * the morning of 2026-11-20'.
   */
  readonly of: string;
  readonly shown: string;
  readonly where: string;
}

/** The functions of the site that render a beach's page and graph table. */
export interface DrawSite {
  /** Renders the first screen of a page, as the server does. */
  drawPage(drawing: { readonly path: string; readonly reply: unknown; readonly drawnAt: number }): Promise<string>;
  /** Renders the table of the graph at an instant, UTC ms. */
  drawGraphTable(reply: ForecastReply, now: number): string;
}

interface ShownDay extends Partial<Omit<BeachDayReply, 'amcond' | 'pmcond'>> {
  readonly amcond?: string | null | undefined;
  readonly pmcond?: string | null | undefined;
}

export const SHOWN_DAYS = 3;
const WORDS = wordsOf('en');
/** The settings of the fictitious site to which the links in widgets and calendars lead. */
const SITE = { lang: 'en', language: 'en', product: 'Groundswell', site: 'https://example.com' } as const;

/** Collects everything that the site shows for a beach at an instant, in imperial and metric units. */
export async function collectFacts(then: BeachThen, site: DrawSite): Promise<readonly Fact[]> {
  const both = await Promise.all([IMPERIAL, METRIC].map((units, index) => ofUnits(then, units, index + 1, site)));
  return both.flatMap((facts, index) => facts.map((fact) => ({ ...fact, of: `${fact.of}, units ${index + 1}` })));
}

async function ofUnits(then: BeachThen, units: Units, system: number, site: DrawSite): Promise<readonly Fact[]> {
  const { beach, now, stored: forecast, observed } = then;
  const { timeZone } = beach;
  const days = SHOWN_DAYS;
  const voice = voiceOf({ units, words: WORDS });
  const parts = { beach, place: [], forecast, observed, now, units, basicDays: days };
  const reply = presentForecast({ ...parts, days });
  const page = await site.drawPage({ path: `/forecast/${beach.slug}?units=${system}&lang=en`, reply, drawnAt: now });
  const widget = (type: 'report' | 'forecast') =>
    readWidget(drawWidget({ ...SITE, type, theme: 'light', countedAs: undefined, reply, words: WORDS }));
  const calendar = writeCalendar([{ beach, forecast }], { ...SITE, name: '', subject: '', days, now, voice });

  // As in production, the summary for lists of beaches comes from the forecast that observations have corrected.
  const summary = summarizeForecast(nowcast(forecast, observed, now).forecast);
  const summaries = new Map([[beach.id, summary]]);
  const near = { beach, local: '', distanceKm: 0 };
  const reach = presentReach({
    ...{ from: beach, near: [near], radiusKm: 1, summaries, advisories: undefined, most: 1, voice, now },
  });
  const named = { name: 'here', slug: 'here' };
  const nearby = presentNearby({
    ...{ beaches: [{ beach, local: named, area: named, distanceKm: 0 }], leftOff: 0, keepsBounds: true },
    ...{ box: { minLat: 0, maxLat: 1, minLon: 0, maxLon: 1 }, from: beach, sort: 'geog', summaries, units, now },
  }).locations[0];
  const place = { ...named, level: 'area' as const, within: [], children: [] };
  const overview = presentOverview({
    place: { ...place, beaches: [{ ...beach, shortName: beach.name, within: [] }] },
    ...{ summaries, units, words: WORDS, now },
  }).beaches[0];
  const listed = presentBeachDays({ summary, timeZone, days, voice, now });
  const open = presentOpenForecast({ forecast, observed, days, planDays: days, now });
  const openNow = presentOpenNow({ forecast, observed, now });

  const { current, timeline, nowHour = 0 } = reply;
  const startAt = Date.parse(timeline.start ?? '');
  const instant = (hour: number) => new Date(startAt + hour * HOUR_MS).toISOString();
  const facts: Fact[] = [];
  const add = (where: string, of: string, shown: string | number | null | undefined) => {
    if (shown !== null && shown !== undefined && shown !== '') facts.push({ of, shown: plain(String(shown)), where });
  };
  const range = (min: number | null | undefined, max: number | null | undefined) =>
    typeof min === 'number' && max !== undefined ? `${min}-${max ?? 'more'}` : undefined;
  const ofHour = (what: string, hour: number) => `${what} of ${instant(hour)}`;
  const nowIs = (what: string) => ofHour(what, nowHour);

  // The page's tiles of current conditions show the same hour as the graph and its table, so their values must agree.
  add('tile', nowIs('surf'), current.nowSurf);
  add('tile', nowIs('surf range'), range(current.nowSurfMin, current.nowSurfMax));
  add('tile', nowIs('condition'), current.nowSurfMax === 0 ? undefined : current.nowCond);
  add('tile', nowIs('score'), current.nowScore);
  add('tile', nowIs('wind'), current.wind_spd_value);
  add('tile', nowIs('wind from'), current.wind_dir);
  add('tile', nowIs('gusts'), current.wind_gust_value);
  add('tile', nowIs('air'), current.atmp_value);
  add('tile', `tide now`, current.tide_now);
  for (const [hour, surf] of timeline.wvhtText.entries()) {
    add('timeline', ofHour('surf', hour), surf);
    add('timeline', ofHour('surf range', hour), range(timeline.wvhtMin[hour], timeline.wvhtMax[hour]));
    add('timeline', ofHour('condition', hour), timeline.wvhtMax[hour] === 0 ? undefined : timeline.condText[hour]);
    add('timeline', ofHour('score', hour), timeline.score[hour]);
    add('timeline', ofHour('wind', hour), timeline.windSpeed[hour]);
    add('timeline', ofHour('gusts', hour), timeline.gust[hour]);
    add('timeline', ofHour('air', hour), timeline.airTemp[hour]);
    add('timeline', ofHour('wind in words', hour), timeline.wind[hour]);
    add('timeline', ofHour('first swell', hour), timeline.swell1[hour]);
    add('timeline', ofHour('second swell', hour), timeline.swell2[hour]);
    add('timeline', ofHour('energy', hour), timeline.energy[hour]);
    const level = timeline.tideLevel[hour];
    if (typeof level === 'number')
      add('timeline', ofHour('tide', hour), tideLevelText(roundTide(level, units.tide), voice));
  }
  for (const row of readGraphTable(site.drawGraphTable(reply, now), timeline)) {
    add('graph table', ofHour('surf', row.hour), row.surf);
    add('graph table', ofHour('condition', row.hour), row.condition);
    add('graph table', ofHour('score', row.hour), row.score);
    add('graph table', ofHour('wind in words', row.hour), row.wind);
    add('graph table', ofHour('gusts', row.hour), row.gusts);
    add('graph table', ofHour('first swell', row.hour), row.first);
    add('graph table', ofHour('second swell', row.hour), row.second);
    add('graph table', ofHour('energy', row.hour), row.energy);
    add('graph table', row.isNow ? 'tide now' : ofHour('tide', row.hour), row.isNow ? row.tide : row.level);
  }
  for (const day of reply.days) {
    const { dateNum, hourly } = day;
    for (const row of hourly) {
      add('hourly table', ofHour('surf', row.index), row.surf);
      add('hourly table', ofHour('condition', row.index), timeline.wvhtMax[row.index] === 0 ? undefined : row.cond);
      add('hourly table', ofHour('wind in words', row.index), row.wind);
      add('hourly table', ofHour('first swell', row.index), row.swell1);
      add('hourly table', ofHour('second swell', row.index), row.swell2);
      add('hourly table', ofHour('air in words', row.index), row.temp);
    }
    const warmest = hourly.flatMap(({ index }) => timeline.airTemp[index] ?? []);
    add('day', `high of ${dateNum}`, day.airTempMax);
    add('hours of the day', `high of ${dateNum}`, warmest.length > 0 ? Math.max(...warmest) : undefined);
  }

  // Adds a day's morning, afternoon and best hours.
  const day = (where: string, date: string, of: ShownDay) => {
    add(where, `surf of the morning of ${date}`, of.amsurf);
    add(where, `surf of the afternoon of ${date}`, of.pmsurf);
    add(where, `surf range of the morning of ${date}`, range(of.amsurfMin, of.amsurfMax));
    add(where, `surf range of the afternoon of ${date}`, range(of.pmsurfMin, of.pmsurfMax));
    add(where, `condition of the morning of ${date}`, of.amsurfMax === 0 ? undefined : of.amcond);
    add(where, `condition of the afternoon of ${date}`, of.pmsurfMax === 0 ? undefined : of.pmcond);
    if (of.best !== undefined) best(where, date, of.best);
  };
  const best = (
    where: string,
    date: string,
    of: { readonly from: string; readonly to: string; readonly surf: string; readonly score?: number } | null,
  ) => {
    add(where, `best hours of ${date}`, of ? `${of.from} - ${of.to}` : 'none');
    add(where, `surf of the best hours of ${date}`, of?.surf);
    add(where, `score of the best hours of ${date}`, of?.score);
  };
  const today = reply.days[0]?.dateNum ?? '';
  for (const one of reply.days) day('day', one.dateNum, one);
  for (const one of listed) day('favorites', one.dateNum, one);
  for (const one of overview?.days ?? []) day('overview', one.dateNum, one);
  if (nearby) {
    const { surfAm, surfPm, surfAmMin, surfAmMax, surfPmMin, surfPmMax, condAm, condPm } = nearby;
    day('nearby', today, {
      ...{ amsurf: surfAm, amsurfMin: surfAmMin, amsurfMax: surfAmMax, amcond: condAm },
      ...{ pmsurf: surfPm, pmsurfMin: surfPmMin, pmsurfMax: surfPmMax, pmcond: condPm, best: nearby.best },
    });
    add('nearby', `surf in words of ${today}`, nearby.surfText);
    add('day', `surf in words of ${today}`, reply.days[0]?.surfTxt);
  }
  if (now >= startAt) best('tile', today, current.best ?? null);
  const [row] = reach?.beaches ?? [];
  if (row?.now) {
    add('home', nowIs('surf'), row.now.surf);
    add('home', nowIs('surf range'), range(row.now.surfMin, row.now.surfMax));
    add('home', nowIs('condition'), row.now.surfMax === 0 ? undefined : row.now.cond);
  }
  if (row && reach?.day === 'today') best('home', today, row.best);

  // Adds the values from the rendered page and the widgets.
  const shown = readPage(page);
  add('page', nowIs('surf'), shown.surf);
  add('page', nowIs('condition'), shown.condition);
  add('page', nowIs('score'), shown.score);
  add('page', nowIs('wind'), shown.windSpeed);
  add('page', nowIs('wind from'), shown.windFrom);
  add('page', nowIs('gusts'), shown.gusts);
  add('page', nowIs('air'), shown.air);
  add('page', 'tide now', shown.tide);
  add('page', `high of ${today}`, shown.high);
  add('page', nowIs('surf'), shown.cursor.surf);
  add('page', nowIs('condition'), shown.cursor.condition);
  add('page', nowIs('score'), shown.cursor.score);
  add('page', nowIs('wind in words'), shown.cursor.wind);
  add('page', nowIs('first swell'), shown.cursor.swell);
  add('page', 'tide now', shown.cursor.tide);
  if (now >= startAt) {
    add('page', `best hours of ${today}`, shown.best?.hours);
    add('page', `surf of the best hours of ${today}`, shown.best?.surf);
    add('page', `score of the best hours of ${today}`, shown.best?.score);
  }
  for (const [index, halves] of shown.days.entries()) {
    const date = reply.days[index]?.dateNum ?? '';
    day('page', date, { amsurf: halves.am, amcond: halves.amCondition, pmsurf: halves.pm, pmcond: halves.pmCondition });
  }
  const [report, forecastWidget] = [widget('report'), widget('forecast')];
  add('widget', nowIs('surf'), report.surf);
  add('widget', nowIs('condition'), report.condition);
  add('widget', nowIs('air'), report.air);
  add('widget', 'tide now', report.tide);
  for (const [index, halves] of forecastWidget.days.entries())
    day('widget', reply.days[index]?.dateNum ?? '', { amsurf: halves.am, pmsurf: halves.pm });
  // Today's events are skipped. A calendar's best hours of today cover the whole day, while the page considers only the
  // remaining hours.
  for (const event of readCalendar(new TextDecoder().decode(calendar), timeZone))
    if (event.date !== today) {
      add('calendar', `best hours of ${event.date}`, event.hours);
      add('calendar', `surf of the best hours of ${event.date}`, event.surf);
      add('calendar', `score of the best hours of ${event.date}`, event.score);
    }

  // Adds the values from the emails. An alert lists the hours that match its criteria; the digest lists the best hours
  // of the next days.
  for (const window of drawEmails({ beach, forecast: nowcast(forecast, observed, now).forecast, now, system, days })) {
    const hours = timeline.time.flatMap((_, hour) => {
      const at = startAt + hour * HOUR_MS;
      return at >= window.fromAt && at < window.endAt ? hour : [];
    });
    const [from, middle] = [hours[0] ?? 0, hours[Math.floor(hours.length / 2)] ?? 0];
    const ends = (of: readonly (number | null)[]) => hours.flatMap((hour) => of[hour] ?? []);
    const span = `surf range of ${window.hours} on ${window.day}`;
    add('letter', span, window.range);
    add('timeline', span, range(Math.min(...ends(timeline.wvhtMin)), Math.max(...ends(timeline.wvhtMax))));
    add('letter', ofHour('wind in words', middle), window.wind);
    add('letter', ofHour('tide', from), window.tideFrom);
    add('letter', ofHour('tide', from + hours.length), window.tideTo);
    if (window.of !== 'digest' || window.day === today) continue;
    add('letter', `best hours of ${window.day}`, window.hours);
    add('letter', `surf of the best hours of ${window.day}`, window.surf);
  }

  // Adds the values from the open API, in the same units.
  const isFeet = system === 1;
  for (const hour of open.hours) {
    const at = new Date(hour.at).toISOString();
    add(
      'open API',
      `surf range of ${at}`,
      isFeet ? range(hour.surf_min_ft, hour.surf_max_ft) : range(hour.surf_min_m, hour.surf_max_m),
    );
    const isFlat = hour.surf_max_ft === 0;
    add('open API', `condition of ${at}`, isFlat ? undefined : hour.condition);
    add('open API', `score of ${at}`, hour.score);
  }
  if (!isFeet && openNow.tide) add('open API', 'level of the tide now', openNow.tide.level_m);
  if (!isFeet) add('tile', 'level of the tide now', current.tide_now_value);
  for (const { date, best: window } of open.days) {
    const local = (at: string) =>
      voice.words.clock(clockMinutes(timeZone, dayOf(date), Date.parse(at))).replace(':00', '');
    add('open API', `best hours of ${date}`, window ? `${local(window.from)} - ${local(window.until)}` : 'none');
    add('open API', `score of the best hours of ${date}`, window?.score);
  }
  return facts;

  function dayOf(date: string) {
    return forecast.days.find((one) => one.date === date) ?? forecast.days[0] ?? { startAt, endAt: startAt, date };
  }
}

/** Removes purely typographic differences. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/**
 * Lists the quantities that different outputs show with different texts at the same moment, one contradiction per line.
 */
export function listContradictions(facts: readonly Fact[]): readonly string[] {
  const byQuantity = new Map<string, Map<string, string[]>>();
  for (const { of, shown, where } of facts) {
    const texts = byQuantity.get(of) ?? new Map<string, string[]>();
    texts.set(shown, [...(texts.get(shown) ?? []), where]);
    byQuantity.set(of, texts);
  }
  return [...byQuantity].flatMap(([of, texts]) =>
    texts.size < 2
      ? []
      : `${of}: ${[...texts].map(([text, places]) => `'${text}' (${[...new Set(places)].join(', ')})`).join(' against ')}`,
  );
}
