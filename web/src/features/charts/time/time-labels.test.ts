import { expect, test } from 'vitest';
import { type Box, overlap } from '../../../map/label-layout.ts';
import { fittingName, placeBeside, placeLabels, textWidth } from './time-labels.ts';

const TEXTS = [
  ['English', '62 mph', 'now'],
  ['Spanish', '54 nudos', 'ahora'],
  ['Chinese', '17 秒', '现在'],
] as const;
/** The widths of a timeline, in px, in browser windows from 320 to 1280 px. */
const WIDTHS = [288, 358, 700];

test.each(TEXTS)(
  'labels of the time line never cover each other, the knob or now’s line, in %s: %s, %s',
  (_, peak, now) => {
    for (const widthPx of WIDTHS)
      for (let peakX = 0; peakX <= widthPx; peakX += 17)
        for (let knobX = 0; knobX <= widthPx; knobX += 9)
          for (const [nowX, peakY] of [
            [0, 14],
            [19, 14],
            [41, 14],
            [41, 40],
            [0.4 * widthPx, 14],
          ] as const) {
            const knob: Box = { left: knobX - 12, right: knobX + 12, top: 0, bottom: 54 };
            const nowLine: Box = { left: nowX - 1, right: nowX + 3, top: 8, bottom: 54 };
            const labels = placeLabels({
              peak: { text: peak, x: peakX, y: peakY },
              now: { text: now, x: nowX, y: 12 },
              taken: [knob],
              nowLine,
              widthPx,
            });
            const boxes = [labels.peak?.box, labels.now?.box].filter((box) => box !== undefined);
            const pairs = [...boxes.map((box) => [box, knob]), [labels.peak?.box, nowLine], boxes];
            const isCovered = pairs.some(([a, b]) => a && b && overlap(a, b));
            const isOutside = boxes.some(({ left, right }) => left < 0 || right > widthPx);
            // The peak must always be labelled. The label 'now' may be missing only if the knob covers the line that
            // marks the current time.
            const isLost =
              !labels.peak || (!labels.now && peakY === 40 && Math.abs(knobX - nowX) > 17 + textWidth(now));
            if (isCovered || isOutside || isLost) expect.fail(JSON.stringify({ widthPx, peakX, knobX, nowX, labels }));
          }
  },
);

test('a text stands at its point, else past what covers it on the nearer side', () => {
  const place = (x: number, ...taken: (readonly [left: number, right: number])[]) => {
    const boxes = taken.map(([left, right]) => ({ left, right, top: 0, bottom: 50 }));
    const label = placeBeside({ text: '15 mph', x, y: 14 }, { widthPx: 358, taken: boxes });
    return label && [label.x, label.textAnchor];
  };
  expect(place(100)).toEqual([105, 'start']);
  expect(place(350)).toEqual([345, 'end']);
  expect(place(100, [88, 112])).toEqual([117, 'start']);
  expect(place(100, [110, 150])).toEqual([95, 'end']);
  expect(place(20, [30, 50], [60, 70])).toEqual([75, 'start']);
  expect(place(20, [0, 358])).toBeUndefined();
});

test('a day gets the longest name that fits its width', () => {
  const names = (names: readonly string[]) => [60, 30, 10].map((widthPx) => fittingName(names, widthPx));
  expect(names(['Wed 24', '24'])).toEqual(['Wed 24', '24', undefined]);
  expect(names(['周三 24', '24'])).toEqual(['周三 24', '24', undefined]);
});
