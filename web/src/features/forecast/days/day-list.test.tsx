import type { DayReply } from '@groundswell/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { DayList } from './day-list.tsx';

const day = (over: Partial<DayReply>) =>
  ({ day: 'Fri', date: 'Nov 20', dateNum: '2026-11-20', dayTxt: 'Friday', hourly: [], ...over }) as unknown as DayReply;

test('a day of dangerous surf has a danger note, visible and for screen readers', () => {
  const draw = (danger: DayReply['danger']) =>
    renderToStaticMarkup(
      <DayList
        days={[day({ danger })]}
        timeline={timelineOf(24)}
        openDate={undefined}
        detailsId="details"
        onToggle={() => undefined}
        details={null}
      />,
    );
  const row = draw({ level: 'expert', name: 'For experts', text: 'Stay off rocks.' });
  expect(row).toMatch(/aria-label="[^"]*For experts/);
  expect(row).toContain('<strong>For experts</strong>');
  expect(draw(null)).not.toContain('For experts');
});

test('a card that belongs after a day beyond the reader’s days stands after the last of them', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((dateNum) => day({ dateNum, dayTxt: dateNum }));
  const row = renderToStaticMarkup(
    <DayList
      days={days}
      timeline={timelineOf(72)}
      openDate={undefined}
      detailsId="details"
      onToggle={() => undefined}
      details={null}
      cards={[
        { after: 0, card: 'The board' },
        { after: 3, card: 'The trip' },
      ]}
    />,
  );
  const places = ['2026-11-20', 'The board', '2026-11-21', '2026-11-22', 'The trip'].map((text) => row.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);
});
