import type { PlaceOverviewReply } from '@groundswell/contracts';
import { METRIC } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast } from '@groundswell/present';
import { expect, test } from 'vitest';
import { drawPageHead } from './page-head.ts';

const site = 'https://waves.example';
const now = Date.UTC(2026, 10, 20, 12);
const place = [
  { name: 'East Coast', slug: 'east-coast' },
  { name: 'Folly "Beach" </script>', slug: 'folly-beach' },
];
const beach = { ...washout, name: 'Folly Beach, <The> "Washout" & more' };
const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
const reply = presentForecast({ beach, place, forecast, units: METRIC, now, basicDays: 3, days: 3 });
const head = drawPageHead({ site, reply, language: 'en' });

const attributes = (tag: string, key: string) =>
  [...head.matchAll(new RegExp(`<${tag} [^>]*${key}[^>]*>`, 'g'))].map(([found]) => found);

test('canonical, Open Graph and the language’s own link name one address', () => {
  const address = `${site}/forecast/folly-beach-the-washout`;
  expect(attributes('link', 'rel="canonical"')).toEqual([`<link rel="canonical" href="${address}">`]);
  expect(attributes('meta', 'og:url')).toEqual([`<meta property="og:url" content="${address}">`]);
  expect(attributes('link', 'hreflang="en"')).toEqual([`<link rel="alternate" hreflang="en" href="${address}">`]);
  const spanish = drawPageHead({ site, reply, language: 'es' });
  expect(spanish).toContain(`<link rel="canonical" href="${address}?lang=es">`);
  expect(spanish).toContain(`<link rel="alternate" hreflang="es" href="${address}?lang=es">`);
});

test('all languages and the default are alternates of each other in every language', () => {
  const alternates = (language: 'en' | 'es' | 'zh-CN') =>
    drawPageHead({ site, reply, language }).match(/<link rel="alternate"[^>]*>/g);
  expect(alternates('en')).toHaveLength(4);
  expect(alternates('es')).toEqual(alternates('en'));
  expect(alternates('zh-CN')).toEqual(alternates('en'));
});

test('a link preview gets the picture of the day with its size, in the language of the page', () => {
  const picture = (of: string) => of.match(/<meta property="og:image"[^>]*>/)?.[0];
  const address = `${site}/share/folly-beach-the-washout.png`;
  expect(picture(head)).toBe(`<meta property="og:image" content="${address}">`);
  expect(picture(drawPageHead({ site, reply, language: 'es' }))).toContain(`${address}?lang=es`);
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the picture is that of the day in the address, where the forecast has it', () => {
  const pictured = (day: string) =>
    drawPageHead({ site, reply, language: 'es', day }).match(/og:image" content="([^"]*)"/)?.[1];
  const tomorrow = reply.days[1]?.dateNum ?? '';
  expect(pictured(tomorrow)).toBe(`${site}/share/folly-beach-the-washout.png?day=${tomorrow}&amp;lang=es`);
  expect(pictured('2031-01-01')).toBe(`${site}/share/folly-beach-the-washout.png?lang=es`);
});

test('the preview of a link to a day describes that day, with an alt text for its picture', () => {
  const [today, tomorrow] = reply.days;
  if (!today || !tomorrow) return expect.fail();
  const drawn = drawPageHead({ site, reply, language: 'es', day: tomorrow.dateNum });
  const said = (of: string, property: string) => of.match(new RegExp(`property="${property}" content="([^"]*)"`))?.[1];
  expect(said(drawn, 'og:title')).toContain(tomorrow.dayTxt);
  expect(said(drawn, 'og:url')).toBe(`${site}/forecast/folly-beach-the-washout?lang=es&amp;day=${tomorrow.dateNum}`);
  expect(said(drawn, 'og:description')).toContain(tomorrow.surfTxt);
  expect(said(drawn, 'og:image:alt')).toContain(`${tomorrow.dayTxt}: ${tomorrow.surfTxt}`);
  expect(drawn).toContain(`<link rel="canonical" href="${site}/forecast/folly-beach-the-washout?lang=es">`);
  expect(said(head, 'og:image:alt')).toContain(`${today.dayTxt}: ${today.surfTxt}`);
});

test('without a forecast there is no picture', () => {
  const waiting = presentForecast({ beach, place, units: METRIC, now, basicDays: 3, days: 3 });
  expect(drawPageHead({ site, reply: waiting, language: 'en' })).not.toContain('og:image');
});

test('markup in names is escaped', () => {
  expect(head).toContain('<title>Folly Beach, &lt;The&gt; &quot;Washout&quot; &amp; more Surf Forecast</title>');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).not.toContain('<The>');
});

test('the data block holds the breadcrumbs and the place itself', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
  const data = JSON.parse(json);
  expect(data['@context']).toBe('https://schema.org');
  const [trail, located] = data['@graph'];
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'East Coast', item: `${site}/forecast/east-coast` },
    { '@type': 'ListItem', position: 2, name: place[1]?.name, item: `${site}/forecast/folly-beach` },
    { '@type': 'ListItem', position: 3, name: beach.name, item: `${site}/forecast/folly-beach-the-washout` },
  ]);
  expect(located).toMatchObject({
    '@type': 'Place',
    name: beach.name,
    geo: { latitude: 32.6857, longitude: -79.8933 },
    containedInPlace: { name: place[1]?.name },
  });
});

test('a place’s overview has no coordinates, and is described by its name', () => {
  const overview: PlaceOverviewReply = {
    kind: 'place',
    level: 'area',
    state: 'waiting',
    title: 'Delaware Surf Forecast',
    name: 'Delaware',
    slug: 'delaware',
    place: [],
    children: [],
    beaches: [],
    surfUnits: 'ft',
    as_of: '2026-11-20T12:00:00.000Z',
    expires: '2026-11-20T12:01:00.000Z',
  };
  const drawn = drawPageHead({ site, reply: overview, language: 'en' });
  expect(drawn).toContain('every beach of Delaware');
  expect(drawn).not.toMatch(/GeoCoordinates|og:image/);
  const ready = drawPageHead({ site, reply: { ...overview, state: 'ready' }, language: 'en' });
  expect(ready).toContain(`<meta property="og:image" content="${site}/share/delaware.png">`);
});
