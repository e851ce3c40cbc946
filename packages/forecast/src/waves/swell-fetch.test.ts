import { expect, test } from 'vitest';
import { GRAVITY_MPS2 } from './dispersion.ts';
import { FETCH_LIMIT_KM, fetchNeededKm } from './swell-fetch.ts';
import { TRANSFER_PERIODS_S } from './swell-transfer.ts';

test('the fetch of a period satisfies JONSWAP’s growth in a gale, and no period needs more than is measured', () => {
  const galeMps = 20;
  for (const periodS of TRANSFER_PERIODS_S) {
    const fetchM = 1000 * fetchNeededKm(periodS);
    expect(3.5 * ((GRAVITY_MPS2 * fetchM) / galeMps ** 2) ** (-1 / 3)).toBeCloseTo(
      galeMps / (GRAVITY_MPS2 * periodS),
      6,
    );
    expect(fetchM / 1000).toBeLessThan(FETCH_LIMIT_KM);
  }
  expect(fetchNeededKm(12)).toBeCloseTo(356, 0);
});
