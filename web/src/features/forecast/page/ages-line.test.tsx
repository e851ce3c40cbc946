import type { ForecastReply } from '@groundswell/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AgesLine } from './ages-line.tsx';

test('unmeasured values are shown openly, each sentence once; other source notes stay collapsed', () => {
  const [wind, buoy, water, joined] = [
    'No wind station',
    'No buoy',
    'No water station',
    'The next hours begin with it',
  ];
  const current = {
    buoy: 'FORECAST',
    notes: [wind, buoy, water, joined],
    warnings: [buoy],
    missing: [wind, buoy, water],
  };
  const forecast = { state: 'ready', current, sources: {}, timeline: { surfSvgUnits: 'ft' } };
  const drawn = renderToStaticMarkup(<AgesLine forecast={forecast as unknown as ForecastReply} sinceMin={0} />);
  const [open = '', closed = ''] = drawn.split('<details');
  for (const note of [wind, buoy, water]) {
    expect(open.split(note)).toHaveLength(2);
    expect(closed).not.toContain(note);
  }
  expect(open).not.toContain(joined);
  expect(closed).toContain(joined);
});
