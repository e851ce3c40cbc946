import type { ForecastReply } from '@groundswell/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCursor } from '../cursor/cursor.ts';
import { timelineOf } from '../forecast.fixture.ts';
import { DataPanel } from './data-panel.tsx';
import { readHour } from './read-out.ts';

test('on the current time, the heading and the tide use the time of the read-out', () => {
  const now = 7.34;
  const timeline = timelineOf(48);
  const forecast = { timeline, days: [], sources: {}, joins: [], tide_array: [] } as unknown as ForecastReply;
  const of = { timeline, days: [], tideDays: [], sources: {}, joins: [] };
  const drawn = renderToStaticMarkup(
    <DataPanel forecast={forecast} readOutData={of} cursor={createCursor(undefined)} now={now} hours={48} />,
  );
  const { time, facts } = readHour(of, now, 'en');
  expect([time, /<\/span>([^<]*)<\/h3>/.exec(drawn)?.[1]]).toEqual(['Fri 7:20am', 'Fri Nov 20 7:20am']);
  expect(drawn).toContain(`>${facts.find(({ name }) => name === 'Tide')?.value} <`);
});
