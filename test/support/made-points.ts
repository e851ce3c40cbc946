import { pointStore } from '@groundswell/data/ocean';
import { formatFirstTime, tileSets } from '@groundswell/tiles';
import {
  BLOCK_STEPS,
  blockPlace,
  directionByte,
  GRID_COLUMNS,
  heightByte,
  packBand,
  periodByte,
  seaByte,
  windByte,
} from '@groundswell/tiles/points';
import { CHARTS_RUN } from './made-charts.ts';

/** A point in the only band that is stored. */
export const SEA_POINT = { lat: 36.2, lon: -75.1 };
const NO_DATA = heightByte.toByte(Number.NaN);
/** The longitude west of which everything is land. */
const COAST_LON = -76;

/**
 * Stores one latitude band of ocean points. The waves are 2 m and 12 s from the east, most of their energy in one
 * swell. The low wind sea is also from the east, so a beach that faces west has no surf. The wind is from the west, the
 * air 20 °C.
 */
export async function putPoints(): Promise<void> {
  const { hours } = tileSets.wvht;
  const waves = rows([heightByte.toByte(2), periodByte.toByte(12), directionByte.toByte(90)]);
  const winds = rows([windByte.toByte(6), directionByte.toByte(270)]);
  const trains = rows(
    [
      [heightByte.toByte(0.6), periodByte.toByte(4), directionByte.toByte(60)],
      [heightByte.toByte(1.9), periodByte.toByte(12), directionByte.toByte(90)],
      ...Array.from({ length: 2 }, () => [NO_DATA, NO_DATA, NO_DATA]),
    ].flat(),
    2,
  );
  const { band } = blockPlace(SEA_POINT.lat, SEA_POINT.lon);
  const packed = packBand(CHARTS_RUN, band, {
    waves: hours.map(() => waves),
    winds: hours.map(() => winds),
    trains: hours.map(() => trains),
    sea: rows([seaByte.toByte(20)]),
  });
  await pointStore.putBand({ run: CHARTS_RUN, hours: hours.length, band }, packed);
  const shown = { run: CHARTS_RUN, model: 'gfswave.global.0p25_gfs.0p25', hours };
  await pointStore.updateShown(() => formatFirstTime(shown));
}

/**
 * Encodes the rows of a latitude band, with the same values everywhere at sea and no data on land. `stride` is the
 * number of grid steps between stored points.
 */
function rows(values: readonly number[], stride = 1): Uint8Array {
  const land = values.map(() => NO_DATA);
  const row = Array.from({ length: GRID_COLUMNS / stride }, (_, column) =>
    (column * stride) / 4 - 180 < COAST_LON ? land : values,
  ).flat();
  return Uint8Array.from(Array.from({ length: BLOCK_STEPS / stride + 1 }, () => row).flat());
}
