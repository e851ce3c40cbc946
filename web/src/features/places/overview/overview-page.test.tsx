import type { PlaceOverviewReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { drawInRouter } from '../../../ui/draw-in-router.fixture.tsx';
import { OverviewPage } from './overview-page.tsx';

type Day = PlaceOverviewReply['beaches'][number]['days'][number];
const DAY = { amsurf: 'flat', amsurfMin: 0, amsurfMax: 0, pmsurf: '1-2 ft', pmsurfMin: 1, pmsurfMax: 2 };
const LARGEST = { beachId: 1, surf: '7-10 ft', surfMin: 7, surfMax: 10, cond: 'choppy', time: '4pm' } as const;

const beach = (beachId: number, days: readonly Partial<Day>[]) =>
  ({ beachId, slug: `b${beachId}`, name: `Beach ${beachId}`, shortName: `B${beachId}`, place: [], days }) as unknown;

/** Renders an overview page to text. */
async function draw(over: Readonly<Record<string, unknown>>): Promise<string> {
  const overview = {
    level: 'area',
    state: 'ready',
    name: 'Oahu',
    place: [],
    children: [],
    beaches: [beach(0, [DAY]), beach(1, [DAY])],
    surfUnits: 'ft',
    ...over,
  } as unknown as PlaceOverviewReply;
  const html = await drawInRouter(
    <OverviewPage overview={overview} sort="place" onSort={() => undefined} linksFrom={() => null} />,
  );
  return html
    .replace(/\u2060/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the biggest surf ahead is shown with its beach, hour and condition', async () => {
  expect(await draw({ largest: LARGEST })).toContain('Biggest ahead today 7–10 ft choppy Beach 1 at 4pm');
});

test('without surf ahead the page states whether it is flat, dark or unknown', async () => {
  const flat = { ...LARGEST, surf: 'flat', surfMin: 0, surfMax: 0, cond: null };
  const blind = beach(1, [{ amsurf: null, pmsurf: null }]);
  expect(await draw({ largest: flat })).toContain('Biggest ahead today Flat everywhere');
  expect(await draw({ largest: flat, beaches: [beach(0, [DAY]), blind] })).toContain('Flat at every beach with a');
  expect(await draw({})).toContain('Biggest ahead today No more light today');
  expect(await draw({ beaches: [blind] })).toContain('Biggest ahead today No forecast');
});

test('the links to parts show the largest surf ahead, and after dark only the number of beaches', async () => {
  const children = [
    { slug: 'north', name: 'North', beaches: 2, largest: LARGEST },
    { slug: 'south', name: 'South', beaches: 3 },
  ];
  const words = await draw({ largest: LARGEST, children });
  expect(words).toContain('North up to 7–10 ft choppy · 2 beaches South 3 beaches');
});

test('an advisory stands beside the biggest surf, with the beach if it concerns a single one, and at its part', async () => {
  const advisory = { code: 'high-surf-warning', level: 'warning', name: 'High Surf Warning', until: '2126-11-21' };
  const warned = { ...(beach(1, [DAY]) as object), advisory };
  const children = [
    { slug: 'north', name: 'North', beaches: 1, advisory },
    { slug: 'south', name: 'South', beaches: 1 },
  ];
  const words = await draw({ largest: LARGEST, advisory, beaches: [beach(0, [DAY]), warned], children });
  expect(words).toContain('Beach 1 at 4pm High Surf Warning · Beach 1');
  expect(words).toContain('North High Surf Warning 1 beach South 1 beach');
  expect(await draw({ largest: LARGEST, advisory, beaches: [warned, warned] })).not.toContain('Warning ·');
});

test('surf that an advisory contradicts is replaced by the advisory', async () => {
  const doubtful = { ...LARGEST, surf: 'flat', surfMin: 0, surfMax: 0, cond: null, doubtful: true };
  const children = [
    { slug: 'north', name: 'North', beaches: 2, largest: doubtful },
    { slug: 'south', name: 'South', beaches: 3, largest: { ...LARGEST, surf: '1-2 ft', doubtful: true } },
  ];
  const words = await draw({ largest: doubtful, children });
  expect(words).toContain('Biggest ahead today Higher than these forecasts show. Go by the');
  expect(words).toContain('North 2 beaches South 3 beaches');
  expect(await draw({ largest: { ...LARGEST, doubtful: true } })).not.toContain('7–10');
});

test('beaches waiting for a first forecast are counted, and the condition marks have a legend', async () => {
  const words = await draw({ beaches: [beach(0, [DAY]), beach(1, []), beach(2, [])] });
  expect(words).toContain('Clean Fair Choppy The first forecasts for 2 of these beaches are being made.');
  expect(await draw({})).not.toContain('being made');
});

test('a danger note stands at its beach, and tomorrow’s names its day', async () => {
  const danger = { level: 'expert', name: 'For experts', text: '' } as const;
  expect(await draw({ beaches: [beach(0, [{ ...DAY, danger }])] })).toContain('B0 For experts');
  expect(await draw({ beaches: [beach(0, [DAY, { ...DAY, danger }])] })).toContain('B0 Tomorrow: For experts');
});
