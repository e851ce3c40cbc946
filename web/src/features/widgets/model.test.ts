import type { LocationMenuReply } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  choose,
  codeOf,
  faultOf,
  findLocation,
  firstPercent,
  previewId,
  previewWidth,
  sourcesOf,
} from './model.ts';

const location = { location_id: 148, slug: 'inlet', location_name: 'Indian River, Inlet', location_rname: 'Inlet' };
const local = { local_id: 25, local_name: 'Seashore', slug: 'seashore', locations: [location] };
const area = { area_id: 12, area_name: 'Delaware', slug: 'delaware', nlocals: 1, locals: [local] };
const menu: LocationMenuReply = [
  { region_id: 1, region_name: 'East Coast', slug: 'east-coast', areas: [area] },
  { region_id: 2, region_name: 'Gulf Coast', slug: 'gulf-coast', areas: [] },
];
const first = { regionId: 1, areaId: 12, localId: 25, locationId: 148 };

test('another region resets area, local and location; another area the two below, another local the location', () => {
  expect(choose(first, 'regionId', 2)).toEqual({ regionId: 2, areaId: 0, localId: 0, locationId: 0 });
  expect(choose(first, 'areaId', 3)).toEqual({ regionId: 1, areaId: 3, localId: 0, locationId: 0 });
  expect(choose(first, 'localId', 4)).toEqual({ regionId: 1, areaId: 12, localId: 4, locationId: 0 });
  expect(choose(first, 'locationId', 5)).toEqual({ ...first, locationId: 5 });
});

test('each menu offers the entries of the choice above it', () => {
  const { regionId, areaId, localId, locationId } = choicesIn(menu, first);
  expect(regionId.map(({ text }) => text)).toEqual(['East Coast', 'Gulf Coast']);
  expect([areaId, localId, locationId]).toEqual([
    [{ value: 12, text: 'Delaware' }],
    [{ value: 25, text: 'Seashore' }],
    [{ value: 148, text: 'Inlet' }],
  ]);
  expect(choicesIn(menu, choose(first, 'regionId', 2))).toMatchObject({ areaId: [], localId: [], locationId: [] });
  expect(findLocation(menu, first)).toBe(location);
  expect(findLocation(menu, choose(first, 'localId', 25))).toBeUndefined();
});

test('the first missing value is stated, in the form’s order', () => {
  const maker = { name: '', email: ' ', website: '', agrees: false };
  const told = (over: object, locationId = 0) => faultOf({ ...maker, ...over }, locationId)?.sentence;
  const name = { name: 'Ana' };
  const email = { ...name, email: 'ana@example.com' };
  const website = { ...email, website: 'example.com' };
  expect([
    told({}),
    told(name),
    told({ ...name, email: 'ana@example' }),
    told(email),
    told(website),
    told({ ...website, agrees: true }),
    told({ ...website, agrees: true }, 148),
  ]).toEqual([
    'You must fill out your name.',
    'You must fill out your email address.',
    'Please provide a valid email address.',
    'Please add your website url.',
    'You must agree to the widget policy.',
    'You must select a forecast location.',
    undefined,
  ]);
});

describe('the preview', () => {
  test('is initially 400 px on a large screen, and the full width of a small one', () => {
    expect(firstPercent(true, 800)).toBe(50);
    expect(firstPercent(true, 360)).toBe(100);
    expect(firstPercent(false, 358)).toBe(100);
  });

  test('is never under 300 nor over 600 px wide', () => {
    expect([1, 50, 75, 100].map((percent) => previewWidth(percent, 800))).toEqual([300, 400, 600, 600]);
    expect(previewWidth(100, 280)).toBe(300);
  });

  test('is named by its settings', () => {
    expect(previewId({ type: 'report', theme: 'auto', units: 2, lang: '' }, 148)).toBe('preview-report-auto-2-148');
  });
});

describe('the code', () => {
  const coded = {
    id: 'fAAAAAAAAAAAAAAAAAAAAAA',
    site: 'https://waves.example',
    slug: 'inlet',
    link: 'Surf at <Ana’s> "Inlet" & more',
    type: 'forecast',
    lang: 'es',
  } as const;

  test('holds a link, the reserved space and the script, and escapes names', () => {
    expect(codeOf(coded)).toBe(
      '<div data-groundswell-widget="fAAAAAAAAAAAAAAAAAAAAAA"><a href="https://waves.example/forecast/inlet">Surf at &lt;Ana’s&gt; &quot;Inlet&quot; &amp; more</a><br><svg width="1" height="306" aria-hidden="true"></svg></div>\n' +
        '<script async src="https://waves.example/js/get-widget.js?id=fAAAAAAAAAAAAAAAAAAAAAA&amp;lang=es&amp;v=1"></script>',
    );
  });

  test('has no inline style, which a content security policy would forbid', () => {
    expect(codeOf({ ...coded, lang: '' })).not.toMatch(/style|lang=/);
    expect(sourcesOf('https://waves.example', 'https://frames.example')).toBe(
      'script-src https://waves.example;\nframe-src https://frames.example;',
    );
  });
});
