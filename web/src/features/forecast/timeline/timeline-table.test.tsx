import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { TimelineTable } from './timeline-table.tsx';

test('the table has every third hour and the current one, which is marked', () => {
  const timeline = timelineOf(24);
  const of = { timeline, days: [], tideDays: [], sources: {}, joins: [] };
  const drawn = renderToStaticMarkup(<TimelineTable readOutData={of} hours={24} now={7.25} />);
  const heads = [...drawn.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head]) => head);
  expect(heads).toHaveLength(9);
  expect(heads.filter((head) => head?.includes('now'))).toEqual([expect.stringContaining('7:15am')]);
  expect(heads[3]).toContain('now');
});
