import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { type OverviewPlace, presentOverview } from './present-overview.ts';

const now = Date.UTC(2026, 10, 20, 12);
const summary = summarizeForecast(composeForecast({ beach: washout, ocean: madeOcean(now), now }));
const beach = {
  ...washout,
  shortName: 'The Washout',
  within: [{ name: 'Charleston Beaches', slug: 'charleston-beaches' }],
};
const place: OverviewPlace = {
  level: 'area',
  name: 'South Carolina',
  slug: 'south-carolina',
  within: [{ name: 'East Coast', slug: 'east-coast' }],
  children: [{ name: 'Charleston Beaches', slug: 'charleston-beaches', beaches: 2 }],
  beaches: [beach, { ...beach, id: 149, slug: 'the-pier', name: 'The Pier' }],
};

test('a beach without a forecast is listed with no days', () => {
  const overview = presentOverview({ place, summaries: new Map([[148, summary]]), units: IMPERIAL, now });
  expect(overview.state).toBe('ready');
  expect(overview.beaches.map(({ slug, days }) => [slug, days.length])).toEqual([
    ['folly-beach-the-washout', 2],
    ['the-pier', 0],
  ]);
  expect(overview.updated).toBe(new Date(now).toISOString());
});

test('the names of places are in the reader’s language, those of beaches as they are', () => {
  const overview = presentOverview({ place, summaries: new Map(), units: METRIC, words: wordsOf('zh-CN'), now });
  expect(overview).toMatchObject({ name: '南卡罗来纳州', place: [{ name: '东海岸', slug: 'east-coast' }] });
  expect([overview.children, overview.beaches[0]?.place]).toMatchObject([
    [{ name: '查尔斯顿海滩', beaches: 2 }],
    [{ name: '查尔斯顿海滩', slug: 'charleston-beaches' }],
  ]);
  expect(overview.beaches[0]?.name).toBe(washout.name);
});

test('it is waiting while no beach has a forecast, and expires in a minute', () => {
  const overview = presentOverview({ place, summaries: new Map(), units: METRIC, now });
  expect(overview).toMatchObject({ state: 'waiting', surfUnits: 'm' });
  expect(overview.updated).toBeUndefined();
  expect(Date.parse(overview.expires) - now).toBe(60_000);
});

test('it expires no later than the end of the first window it shows', () => {
  const [window] = summary.days[0]?.windows ?? [];
  const late = (window?.endAt ?? 0) - 60_000;
  const overview = presentOverview({ place, summaries: new Map([[148, summary]]), units: METRIC, now: late });
  expect(Date.parse(overview.expires)).toBe(window?.endAt);
});

test('the largest surf ahead stands for the place and for each part of it, until its hour is over', () => {
  const overview = presentOverview({ place, summaries: new Map([[148, summary]]), units: IMPERIAL, now });
  expect(overview.largest).toMatchObject({ beachId: 148, time: expect.stringMatching(/^\d+[ap]m$/) });
  expect(overview.children[0]?.largest).toEqual(overview.largest);
  const { light } = summary.days[0] ?? {};
  const { fromAt = 0, lastLight = 0 } = light ?? {};
  const dark = lastLight - ((lastLight - fromAt) % HOUR_MS);
  const before = presentOverview({ place, summaries: new Map([[148, summary]]), units: IMPERIAL, now: dark - 60_000 });
  expect(before.largest).toBeDefined();
  expect(Date.parse(before.expires)).toBe(dark);
  const after = presentOverview({ place, summaries: new Map([[148, summary]]), units: IMPERIAL, now: dark });
  expect([after.largest, after.children[0]?.largest]).toEqual([undefined, undefined]);
});

test('a forecast that ended has no day for today, and no age', () => {
  const overview = presentOverview({
    place,
    summaries: new Map([[148, summary]]),
    units: METRIC,
    now: (summary.days.at(-1)?.endAt ?? 0) + 1,
  });
  expect(overview).toMatchObject({ state: 'waiting', beaches: [{ days: [] }, { days: [] }] });
  expect(overview.updated).toBeUndefined();
});

test('a place and its parts carry the gravest advisory of their beaches', () => {
  const holds = { id: 'a', office: '', fromAt: now, untilAt: now + HOUR_MS, beachIds: [148] };
  const advisories = {
    checkedAt: now,
    advisories: [
      { ...holds, code: 'gale-watch' as const },
      { ...holds, code: 'high-surf-warning' as const, beachIds: [149] },
      { ...holds, code: 'tsunami-warning' as const, beachIds: [1] },
    ],
  };
  const parts = { ...place, children: [...place.children, { name: 'Grand Strand', slug: 'grand-strand', beaches: 0 }] };
  const overview = presentOverview({ place: parts, summaries: new Map(), advisories, units: IMPERIAL, now });
  const codes = [overview, ...overview.children, ...overview.beaches].map(({ advisory }) => advisory?.code);
  expect(codes).toEqual(['high-surf-warning', 'high-surf-warning', undefined, 'gale-watch', 'high-surf-warning']);
});

test('surf that is not high is doubtful where the weather service warns of high surf now at one of the beaches', () => {
  const warning = { id: 'a', office: '', code: 'high-surf-warning' as const, beachIds: [149] };
  const doubtful = (fromAt: number, times = 1) => {
    const [today, ...rest] = summary.days;
    if (!today?.light) throw new Error('The made ocean has no light.');
    const light = { ...today.light, faceCm: today.light.faceCm.map((cm) => cm && cm * times) };
    const overview = presentOverview({
      place,
      summaries: new Map([[148, { ...summary, days: [{ ...today, light }, ...rest] }]]),
      advisories: { checkedAt: now, advisories: [{ ...warning, fromAt, untilAt: now + 9 * HOUR_MS }] },
      units: IMPERIAL,
      now,
    });
    return [overview, ...overview.children].map(({ largest }) => largest?.doubtful);
  };
  expect(doubtful(now - HOUR_MS)).toEqual([true, true]);
  expect(doubtful(now + HOUR_MS)).toEqual([undefined, undefined]);
  expect(doubtful(now - HOUR_MS, 10)).toEqual([undefined, undefined]);
});
