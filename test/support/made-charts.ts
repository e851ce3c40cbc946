import { tileStore } from '@groundswell/data/ocean';
import { type FirstTime, firstTimePath, formatFirstTime, type TileSet, tilePath, tileSets } from '@groundswell/tiles';
import { drawTiles } from '@groundswell/tiles/draw';
import { GLOBE_2_DEG, type MadeGrid, madeGrid, madeLayer } from '@groundswell/tiles/testing/grids';

/**
 * The model run that the synthetic data shows at `NOW`, and its hours with charts. Charts of the other hours are not
 * rendered yet.
 */
export const CHARTS_RUN = '2026112006';
const WAVE_HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 48, 54, 60, 384];
const WIND_HOURS = [6, 9, 12];
const NAM_HOURS = [6, 9, 12];

const ATLANTIC: MadeGrid = { latNorth: 48, lonWest: -84, stepDeg: 0.5, columns: 71, rows: 57 };
const RADIANS = Math.PI / 180;

/**
 * The synthetic sea: wave heights grow eastwards and with time, periods grow northwards, and the waves come from the
 * east.
 */
export const madeWaves = (lat: number, lon: number, hour: number) => ({
  heightM: 1 + (lon + 84) * 0.08 + hour * 0.01,
  periodS: 6 + (lat - 20) * 0.25,
  fromDeg: 90 + (lat - 34) * 2,
});
/** The synthetic wind of the whole globe, which is continuous at 180° longitude. */
export const madeWind = (lat: number, lon: number) => ({
  eastMps: 12 * Math.sin((lon + 40) * RADIANS),
  northMps: 8 * Math.cos(lat * 2 * RADIANS),
});
export const madeSeaC = (lat: number) => 28 - Math.abs(lat - 20) * 0.6;

/** Renders a few hours of each chart set into the in-memory bucket of this process. */
export async function putCharts(): Promise<void> {
  for (const hour of WAVE_HOURS) {
    const layer = (value: (lat: number, lon: number) => number) => madeLayer(ATLANTIC, value);
    await put('wvht', hour, ATLANTIC, [
      layer((lat, lon) => madeWaves(lat, lon, hour).heightM),
      layer((lat, lon) => madeWaves(lat, lon, hour).periodS),
      layer((lat, lon) => Math.sin(madeWaves(lat, lon, hour).fromDeg * RADIANS)),
      layer((lat, lon) => Math.cos(madeWaves(lat, lon, hour).fromDeg * RADIANS)),
    ]);
  }
  for (const hour of WIND_HOURS) await putWind('gfs-wind', hour, GLOBE_2_DEG);
  for (const hour of NAM_HOURS) await putWind('nam-wind', hour, ATLANTIC);
  await put('sst', 0, ATLANTIC, [madeLayer(ATLANTIC, madeSeaC)]);
  await show('wvht', { run: CHARTS_RUN, model: 'gfswave.global.0p25', hours: WAVE_HOURS });
  await show('gfs-wind', { run: CHARTS_RUN, model: 'gfs.0p25', hours: WIND_HOURS });
  await show('nam-wind', { run: CHARTS_RUN, model: 'hrrr', hours: NAM_HOURS });
  await show('sst', { run: CHARTS_RUN, model: 'gfs.0p25', hours: tileSets.sst.hours });
}

/** Publishes some hours of a chart set as rendered, and the set's other hours as still to be rendered. */
async function show(set: TileSet, shown: FirstTime): Promise<void> {
  const awaitedHours = tileSets[set].hours.filter((hour) => !shown.hours.includes(hour));
  await tileStore.updateText(firstTimePath(set), () => formatFirstTime({ ...shown, awaitedHours }));
}

function putWind(set: TileSet, hour: number, grid: MadeGrid): Promise<void> {
  const parts = [
    madeLayer(grid, (lat, lon) => madeWind(lat, lon).eastMps),
    madeLayer(grid, (lat, lon) => madeWind(lat, lon).northMps),
  ];
  return put(set, hour, grid, parts);
}

async function put(set: TileSet, hour: number, grid: MadeGrid, layers: readonly Float32Array[]): Promise<void> {
  for (const { png, ...tile } of drawTiles(set, { grid: madeGrid(grid), layers }))
    await tileStore.put(tilePath({ set, run: CHARTS_RUN, hour, ...tile }), png);
}
