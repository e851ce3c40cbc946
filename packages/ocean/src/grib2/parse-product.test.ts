import { expect, test } from 'vitest';
import { intervalEnd, type ProductParts, product } from '../../test-support/synthetic-messages.ts';
import { parseProduct } from './parse-product.ts';
import { Section } from './section.ts';

const REFERENCE_TIME = new Date('2026-11-20T06:00Z');

function parse(parts: ProductParts) {
  const bytes = product(parts);
  return parseProduct(new Section(bytes, 4, 0, bytes.length), REFERENCE_TIME);
}

test.each([
  [0, 90, 1.5],
  [1, 21, 21],
  [1, -3, -3],
  [2, 2, 48],
  [10, 5, 15],
  [11, 1, 6],
  [12, 3, 36],
  [13, 1800, 0.5],
])('time unit %d: %d is %d hours', (unit, time, forecastHours) => {
  expect(parse({ unit, time }).forecastHours).toBeCloseTo(forecastHours, 12);
});

test('a month has no fixed number of hours', () => {
  expect(() => parse({ unit: 3, time: 1 })).toThrow('time unit 3 is not supported');
});

test('a mean over six hours is valid at its end', () => {
  const rate = parse({ template: 8, parameter: [1, 7], time: 6, rest: intervalEnd(18, 0, 6) });
  expect(rate).toMatchObject({
    category: 1,
    number: 7,
    forecastHours: 12,
    interval: { fromHours: 6, toHours: 12, statistic: 0 },
  });
});

test('a member of an ensemble keeps its number, with an interval or without', () => {
  expect(
    parse({
      template: 1,
      rest: [
        [1, 3],
        [1, 17],
        [1, 30],
      ],
    }),
  ).toMatchObject({ perturbation: 17, forecastHours: 0 });
  expect(parse({ template: 11, rest: [[1, 3], [1, 17], [1, 30], ...intervalEnd(9, 2, 3)] })).toMatchObject({
    perturbation: 17,
    interval: { toHours: 3, statistic: 2 },
  });
  expect(parse({ template: 12, rest: [[1, 0], [1, 30], ...intervalEnd(7, 1, 1)] })).toMatchObject({
    forecastHours: 1,
    interval: { statistic: 1 },
  });
});

test.each<[string, readonly [number, number, number], object]>([
  ['10 m above ground', [103, 0, 10], { type: 103, value: 10 }],
  ['the second swell', [241, 0, 2], { type: 241, value: 2 }],
  ['850 hPa scaled down', [100, -2, 850], { type: 100, value: 85000 }],
  ['0.995 sigma', [104, 3, 995], { type: 104, value: 0.995 }],
  ['a depth below zero', [106, 1, -5], { type: 106, value: -0.5 }],
])('a surface is %s', (_, level, surface) => {
  expect(parse({ level })).toMatchObject({ surface, secondSurface: undefined });
});

test('a missing scaled value is a surface without one, a second surface makes a layer', () => {
  expect(parse({ level: [101, -127, 0] }).surface).toEqual({ type: 101 });
  expect(parse({ level: [108, 0, 9000], secondLevel: [108, 0, 0] })).toMatchObject({
    surface: { value: 9000 },
    secondSurface: { type: 108, value: 0 },
  });
});

/** Octets 12-22 of template 4.103: 10 to 12 s, both inclusive. */
const TEN_TO_TWELVE_S = [7, 0, 0, 0, 0, 10, 0, 0, 0, 0, 12];

/** Inserts octets after the parameter of a product section. */
function parseWith(inserted: readonly number[], parts: ProductParts) {
  const plain = product(parts);
  const bytes = Uint8Array.from([...plain.subarray(0, 11), ...inserted, ...plain.subarray(11)]);
  return parseProduct(new Section(bytes, 4, 0, bytes.length), REFERENCE_TIME);
}

test('waves by period range name the periods, time and level, of an ensemble its member', () => {
  const expected = {
    periodRange: { intervalType: 7, lowerS: 10, upperS: 12 },
    forecastHours: 9,
    surface: { type: 101, value: 2 },
  };
  const parts: ProductParts = { time: 9, level: [101, 0, 2] };
  expect(parseWith(TEN_TO_TWELVE_S, { ...parts, template: 103 })).toMatchObject(expected);
  const member: ProductParts['rest'] = [
    [1, 3],
    [1, 17],
    [1, 30],
  ];
  expect(parseWith(TEN_TO_TWELVE_S, { ...parts, template: 104, rest: member })).toMatchObject({
    ...expected,
    perturbation: 17,
  });
});

test('a period range without an upper limit lacks it', () => {
  const open = [3, 1, 0, 0, 0, 255, 255, 255, 255, 255, 255];
  expect(parseWith(open, { template: 103 }).periodRange).toEqual({ intervalType: 3, lowerS: 25.5 });
});

test('optical properties of aerosol and statistics over an area have their time and level', () => {
  const expected = { forecastHours: 9, surface: { type: 103, value: 2 } };
  const parts: ProductParts = { time: 9, level: [103, 0, 2] };
  expect(parseWith(Array(24).fill(1), { ...parts, template: 48 })).toMatchObject(expected);
  const area: ProductParts['rest'] = [
    [1, 2],
    [1, 0],
    [1, 1],
  ];
  expect(parse({ ...parts, template: 15, rest: area })).toMatchObject(expected);
});

test('other product templates are refused by name', () => {
  expect(() => parse({ template: 9 })).toThrow('product template 4.9 (probability over an interval) is not supported');
  expect(() => parse({ template: 999 })).toThrow('product template 4.999 is not supported');
});

test('an interval cut short, without ranges or without a date is refused', () => {
  expect(() => parse({ template: 8 })).toThrow('end before octet 36');
  expect(() =>
    parse({
      template: 8,
      rest: [
        [2, 2026],
        [1, 11],
        [1, 20],
        [1, 9],
        [1, 0],
        [1, 0],
        [1, 0],
      ],
    }),
  ).toThrow('describes no interval');
  expect(() => parse({ template: 8, rest: intervalEnd(24, 0, 6) })).toThrow('is not a time');
});
