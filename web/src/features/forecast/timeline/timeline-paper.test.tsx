import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tideRow } from '../../../entities/tide/tide-row.fixture.ts';
import { createCursor } from '../cursor/cursor.ts';
import { timelineOf } from '../forecast.fixture.ts';
import { TimelinePaper } from './timeline-paper.tsx';
import { windowOf } from './timeline-window.ts';

test('the now line, the cursor and its handle are drawn below the tide labels', () => {
  const timeline = timelineOf(48);
  const tideDays = [tideRow('2026-11-20', { low_1: ['2026-11-20T14:19:00.000Z', 0.7] })];
  const drawn = renderToStaticMarkup(
    <TimelinePaper
      data={{ timeline, days: [], tideDays, surfTop: 10, observed: [], joins: [] }}
      readOutData={{ timeline, days: [], tideDays, sources: {}, joins: [] }}
      window={windowOf(48, 480, false)}
      shownDays={2}
      view="surf"
      language="en"
      now={9.3}
      cursor={createCursor(undefined)}
      settle={() => undefined}
      gutterPx={0}
      askedHeight={undefined}
    />,
  );
  // Later elements are painted on top of earlier ones.
  expect(drawn.indexOf('14:19')).toBeGreaterThan(drawn.indexOf('data-handle'));
  expect(drawn.match(/0\.7 ft/g)?.length).toBe(1);
});
