import { expect, test } from 'vitest';
import { spanish } from './spanish.ts';

test.each([
  ['southern-california', 'llega al sur de California.'],
  ['big-island', 'llega a la Isla Grande.'],
  ['oahu', 'llega a Oahu.'],
] as const)('a swell that goes on to %s %s', (landfall, ending) => {
  const next = { day: 'sábado', landfall: spanish.landfalls[landfall] };
  expect(spanish.left('1,700 millas', 'miércoles', next)).toBe(
    `Nació en una tormenta a 1,700 millas el miércoles; después, el sábado, ${ending}`,
  );
});
