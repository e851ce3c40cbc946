import { expect, test } from 'vitest';
import { ownUnits } from './own-units.ts';

test('waves in metres do not change an account’s wind and temperature units', () => {
  expect(ownUnits({ wvht_unit: 'm', wind_unit: 'kts', temp_unit: 'F' })).toMatchObject({
    wave: 'm',
    tide: 'm',
    wind: 'kts',
    temp: 'F',
  });
});
