import { HOUR_MS } from '@groundswell/durations';
import { firstTimePath, parseFirstTime, tilePath } from '@groundswell/tiles';
import { inside, readJson, requireOk, requireThat } from './expectations.ts';
import type { Step } from './run-steps.ts';

/** A run of NOAA is a day old when two others have failed. */
const OLDEST_FORECAST_H = 30;
const PREVIEW = 'preview-forecast-light-1-148';
const HEADERS = {
  'content-security-policy': /script-src 'self'.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin/,
  'strict-transport-security': /max-age=\d{8}/,
};

/** The journey of a visitor: each page, file and call that a first visit needs. */
export const visitorSteps: readonly Step[] = [
  {
    name: 'The first page, its script and its style',
    async run({ browser }) {
      const page = requireOk(await browser.ask('/'), 'The first page', /html/);
      const assets = [...new Set(page.text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
      requireThat(assets.length > 0, 'The first page names no script.');
      const files = await Promise.all(assets.map((path) => browser.ask(path)));
      for (const [index, file] of files.entries()) {
        requireOk(file, assets[index] ?? '', /javascript|css/);
        const kept = String(file.headers['cache-control']);
        requireThat(/immutable/.test(kept), `${assets[index]} is kept by browsers for "${kept}".`);
      }
    },
  },
  {
    name: 'Security headers',
    async run({ browser }) {
      const { headers } = await browser.ask('/');
      for (const [name, expected] of Object.entries(HEADERS))
        requireThat(expected.test(String(headers[name])), `The header ${name} is "${headers[name]}".`);
    },
  },
  {
    name: 'An unknown page',
    run: async ({ browser }) => void requireOk(await browser.ask('/no-such-page'), 'An unknown page', /html/, 404),
  },
  {
    name: 'The menu of beaches',
    async run({ browser, found }) {
      const { menu, locationId } = readJson(await browser.ask('/api/widget/get-menus'), 'The menu');
      const [, slug] = new RegExp(`"location_id":${locationId},"slug":"([\\w-]+)"`).exec(JSON.stringify(menu)) ?? [];
      if (!slug) throw new Error(`The menu lacks its own preselected beach ${locationId}.`);
      found.beach = { slug, id: Number(locationId) };
    },
  },
  {
    name: 'A forecast page',
    async run({ browser, found }) {
      const page = requireOk(await browser.ask(`/forecast/${found.beach.slug}`), 'The forecast page', /html/);
      requireThat(page.text.includes(found.beach.slug), 'The forecast page is of another beach.');
      requireThat(/\/assets\/[\w.-]+\.js/.test(page.text), 'The forecast page names no script.');
    },
  },
  {
    name: 'A forecast, and its age',
    async run({ browser, found }) {
      const headers = { accept: 'application/json' };
      const reply = await browser.ask(`/forecast/${found.beach.slug}`, { headers });
      const forecast = readJson(reply, 'The forecast');
      requireThat(Array.isArray(forecast.days) && forecast.days.length > 0, 'The forecast has no days.');
      // The site's own clock decides, because a local cloud may run at another time.
      const ageMs = Date.parse(String(reply.headers.date)) - Date.parse(String(forecast.updated));
      const hours = Math.round(ageMs / HOUR_MS);
      requireThat(ageMs <= OLDEST_FORECAST_H * HOUR_MS, `The forecast is ${hours} hours old.`);
    },
  },
  {
    name: 'The beach nearest to a point',
    async run({ browser, found }) {
      const near = readJson(await browser.ask('/api/beach/nearby/lat/36.20/lon/-75.70'), 'The nearest beach');
      requireThat(Number(inside(near, 'beach', 'locationBeachId')) > 0, 'No beach is near.');
      requireOk(await browser.ask('/nearby'), 'Nearby', /html/);
      requireOk(await browser.ask(`/nearby/${found.beach.slug}`), 'The place’s name', /json/);
    },
  },
  {
    name: 'Charts and a tile',
    async run({ browser }) {
      requireOk(await browser.ask('/maps'), 'The charts', /html/);
      const shown = requireOk(await browser.ask(`/${firstTimePath('wvht')}`), 'The charts’ run', /text/);
      const { run, hours } = parseFirstTime(shown.text);
      const [hour] = hours;
      if (hour === undefined) throw new Error('The charts have no hour yet.');
      const tile = await browser.ask(`/${tilePath({ set: 'wvht', run, hour, z: 0, x: 0, y: 0 })}`);
      requireOk(tile, 'A tile', /png/);
      requireThat(tile.body.subarray(1, 4).toString() === 'PNG', 'A tile is no picture.');
    },
  },
  {
    name: 'A widget, its script and its frame',
    async run({ browser }) {
      const script = requireOk(await browser.ask(`/js/get-widget.js?id=${PREVIEW}&v=1`), 'The script', /javascript/);
      const [, host] = /\/\/([\w.-]+(?::\d+)?)/.exec(script.text) ?? [];
      requireThat(host !== undefined, 'The widget’s script names no host of frames.');
      const { protocol } = new URL(browser.site);
      requireOk(await browser.ask(`${protocol}//${host}/widget/v1/${PREVIEW}`), 'The widget’s frame', /html/);
    },
  },
  {
    name: 'The blog and its feed',
    async run({ browser }) {
      requireOk(await browser.ask('/blog'), 'The blog', /html/);
      requireOk(await browser.ask('/blog/feed/rss.xml'), 'The blog’s feed', /xml/);
    },
  },
  {
    name: 'The service worker and the manifest',
    async run({ browser }) {
      const worker = requireOk(await browser.ask('/sw.js'), 'The service worker', /javascript/);
      const kept = String(worker.headers['cache-control']);
      requireThat(/no-cache/.test(kept), `Browsers keep the service worker for "${kept}".`);
      requireOk(await browser.ask('/manifest.webmanifest'), 'The manifest', /json/);
    },
  },
];
