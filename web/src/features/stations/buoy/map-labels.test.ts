import { expect, test } from 'vitest';
import { placeLabels } from './map-labels.ts';

const size = { width: 300, height: 200 };

test('a name stands to the right of its mark, at the right edge to the left', () => {
  const [free, atEdge] = placeLabels(
    [
      { x: 100, y: 100, text: '44017' },
      { x: 290, y: 50, text: '44097' },
    ],
    size,
  );
  expect(free).toMatchObject({ anchor: 'start' });
  expect(atEdge).toMatchObject({ anchor: 'end' });
});

test('the names of two adjacent buoys do not overlap', () => {
  const [first, second] = placeLabels(
    [
      { x: 100, y: 100, text: '51207' },
      { x: 103, y: 100, text: '51210' },
    ],
    size,
  );
  expect(first?.anchor).not.toBe(second?.anchor);
});

test('a name without space is left out, and the first has the best place', () => {
  const crowd = Array.from({ length: 6 }, () => ({ x: 100, y: 100, text: '51207' }));
  const labels = placeLabels(crowd, size);
  expect(labels[0]).toMatchObject({ anchor: 'start' });
  expect(labels.at(-1)).toBeUndefined();
});
