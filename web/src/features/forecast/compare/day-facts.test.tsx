import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { drawInRouter } from '../../../ui/draw-in-router.fixture.tsx';
import { DayFacts } from './day-facts.tsx';

const DANGER = { level: 'expert', name: 'For experts', text: '' };
const day = (am: number, pm: number, danger: typeof DANGER | null) => ({
  dateNum: '2026-11-20',
  hourly: [],
  danger,
  best: null,
  ...{ amsurf: `${am} ft`, amsurfMin: am, amsurfMax: am, amcond: null },
  ...{ pmsurf: `${pm} ft`, pmsurfMin: pm, pmsurfMax: pm, pmcond: null },
});
const beach = (slug: string, days: readonly unknown[]) =>
  ({ slug, name: slug, days, timeline: {}, tide_array: [], current: {} }) as unknown as ForecastReply;

test('the danger note of a day stands once, at the larger half of that beach', async () => {
  const beaches = [beach('rising', [day(4, 12, DANGER)]), beach('falling', [day(11, 5, DANGER)])];
  const html = await drawInRouter(
    <DayFacts beaches={[...beaches, beach('small', [day(2, 3, null)])]} date="2026-11-20" />,
  );
  const rows = html.match(/<tr>.*?<\/tr>/g) ?? [];
  const cells = rows.map((row) => (row.match(/<td>.*?<\/td>/g) ?? []).map((cell) => cell.includes('For experts')));
  expect(cells[1]).toEqual([false, true, false]);
  expect(cells[2]).toEqual([true, false, false]);
  expect(cells.flat().filter(Boolean)).toHaveLength(2);
});
