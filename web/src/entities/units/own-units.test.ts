import { expect, test } from 'vitest';
import { ownUnits } from './own-units.ts';

test('waves in metres leave an account’s wind and temperature as they are set', () => {
  expect(ownUnits({ wvht_unit: 'm', wind_unit: 'kts', temp_unit: 'F' })).toMatchObject({
    wave: 'm',
    tide: 'm',
    wind: 'kts',
    temp: 'F',
  });
});
