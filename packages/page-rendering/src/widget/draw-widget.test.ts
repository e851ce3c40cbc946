import { createHash } from 'node:crypto';
import type { ForecastReply } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { type AdvisoryList, IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast, wordsOf } from '@groundswell/present';
import { expect, test } from 'vitest';
import { drawGoneFrame, FRAME_HEADERS } from './draw-frame.ts';
import { drawWidget } from './draw-widget.ts';

const now = Date.UTC(2026, 10, 20, 15);
const beach = findBeach(148) ?? expect.fail('The catalogue has lost its 148.');
const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });

function draw(
  type: 'forecast' | 'report',
  over: object = {},
  language: 'en' | 'es' | 'zh-CN' = 'en',
  at = now,
  current: Partial<ForecastReply['current']> = {},
  advisories?: AdvisoryList,
): string {
  const words = wordsOf(language);
  const named = { ...beach, ...over };
  const input = {
    beach: named,
    place: [],
    forecast: { ...forecast, beach: named },
    advisories,
    units: IMPERIAL,
    words,
    now: at,
  };
  const made = presentForecast({ ...input, basicDays: 3, days: 3 });
  const reply = { ...made, current: { ...made.current, ...current } };
  const site = 'https://waves.example';
  return drawWidget({ type, theme: 'light', countedAs: 'fAAA', language, site, product: 'Groundswell', reply, words });
}

test('markup in a name is text', () => {
  for (const type of ['forecast', 'report'] as const) {
    const html = draw(type, { name: `</h1><script>alert('1')</script>"` });
    expect(html).toContain('&lt;/h1&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;');
    expect(html.match(/<script/g)).toHaveLength(1);
  }
});

test('a long name is truncated by style only, and complete in its tooltip and for screen readers', () => {
  const name = 'Sandy Hook, Gateway National Recreation Area, Gunnison Beach';
  const html = draw('forecast', { name });
  expect(html).toMatch(/h1\{overflow:hidden;[^}]*text-overflow:ellipsis;white-space:nowrap\}/);
  expect(html).toMatch(new RegExp(`<h1><a [^>]*title="${name}">${name}</a></h1>`));
});

test('each day has its strip of hours, as high as their surf, where a frame is wide enough for it', () => {
  const html = draw('forecast');
  const strips = [...html.matchAll(/<td class="bars">(<svg.*?<\/svg>)<\/td>/g)].map(([, strip = '']) => strip);
  expect(strips).toHaveLength(3);
  expect(strips.map((strip) => strip.match(/<rect x=/g)?.length).slice(1)).toEqual([24, 24]);
  for (const strip of strips) {
    expect(strip).toContain('aria-hidden="true"');
    for (const [, tall] of strip.matchAll(/height="(\d+)" fill="url/g)) expect(Number(tall)).toBeLessThanOrEqual(40);
  }
  expect(html).toContain('.bars{display:none}');
  expect(html).toContain('@media (min-width:460px){.bars{display:table-cell}');
});

test('the policy admits exactly the style and the script that a page holds, in every state and language', () => {
  const pages = [
    draw('forecast'),
    draw('report', {}, 'es'),
    draw('report', {}, 'zh-CN'),
    drawGoneFrame({ language: 'es', product: 'Groundswell' }),
  ];
  for (const html of pages)
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
      const digest = createHash('sha256').update(text).digest('base64');
      expect(FRAME_HEADERS['content-security-policy']).toContain(`${tag}-src 'sha256-${digest}'`);
      expect(html).not.toMatch(/ style="| on\w+="|https?:\/\/(?!waves\.example)/);
    }
});

test('a forecast whose next run is late says how old it is', () => {
  expect(draw('forecast')).toContain('Made Fri Nov 20');
  expect(draw('forecast', {}, 'en', now + 20 * 3_600_000)).toMatch(/\d+ h old, the next one is late/);
});

test('a condition has its pattern and its word beside its colour', () => {
  expect(draw('report')).toMatch(/fill="url\(#(clean|fair|choppy)\)"\/><\/svg>(clean|fair|choppy)</);
});

test('a report tells where the wind is from, and the tide with the next one’s time', () => {
  const tide = { tide_now: '0.8 ft rising', tide_rising: true, high_tide: '4.2 ft at 2:10pm', low_tide: '0 ft at 8pm' };
  expect(draw('report')).toMatch(/<dd>from [NESW]+ \d+ mph, /);
  expect(draw('report', {}, 'en', now, tide)).toContain('<dd>0.8 ft rising, high 4.2 ft at 2:10pm</dd>');
  expect(draw('report', {}, 'es', now, { ...tide, tide_rising: false })).toContain(', bajamar 0 ft at 8pm</dd>');
});

test('a report of a day without good hours has the same text as the beach page', () => {
  const night = Date.UTC(2026, 10, 21, 4);
  expect(draw('report', {}, 'en', night)).toContain('<dd>No daylight is left today</dd>');
  expect(draw('report', {}, 'en', night, { noBest: 'none' })).toContain('<dd>No good hours today</dd>');
  expect(draw('report', {}, 'en', night, { noBest: undefined })).toContain('Best today</dt><dd>--</dd>');
});

test('each kind carries the gravest advisory of the beach, by name and with its end', () => {
  const holds = { id: 'a', office: '', fromAt: now - 1, untilAt: now + 6 * 3_600_000, beachIds: [beach.id] };
  const advisories = {
    checkedAt: now,
    advisories: [
      { ...holds, code: 'gale-watch' as const },
      { ...holds, code: 'high-surf-warning' as const },
    ],
  };
  for (const type of ['forecast', 'report'] as const) {
    const html = draw(type, {}, 'en', now, {}, advisories);
    expect(html).toContain('<b>High Surf Warning</b> until Fri Nov 20, 4:00pm');
    expect(html).not.toContain('Gale');
    expect(draw(type)).not.toContain('class="advisory');
  }
  const over = draw('report', {}, 'en', now, { danger: undefined }, advisories);
  expect(over).toContain('class="now doubtful"');
  expect(draw('report')).toContain('class="now"');
});

test('flat water has no condition', () => {
  const flat = { nowSurf: 'flat', nowSurfMin: 0, nowSurfMax: 0, nowCond: 'choppy' as const };
  expect(draw('report', {}, 'en', now, flat)).toContain('<span class="surf">flat</span></p>');
});
