import type { ChartGrid } from '../src/draw/chart.ts';

/** A test grid of latitudes and longitudes, rows from the north; `lonWest` is any equivalent longitude. */
export interface MadeGrid {
  readonly latNorth: number;
  readonly lonWest: number;
  readonly stepDeg: number;
  readonly columns: number;
  readonly rows: number;
}

export const GLOBE_2_DEG: MadeGrid = { latNorth: 90, lonWest: 0, stepDeg: 2, columns: 180, rows: 91 };

export function madeGrid({ latNorth, lonWest, stepDeg, columns, rows }: MadeGrid): ChartGrid {
  const wraps = columns * stepDeg === 360;
  return {
    columns,
    rows,
    wraps,
    bounds: wraps
      ? { west: -180, east: 180, south: latNorth - (rows - 1) * stepDeg, north: latNorth }
      : {
          west: lonWest,
          east: lonWest + (columns - 1) * stepDeg,
          south: latNorth - (rows - 1) * stepDeg,
          north: latNorth,
        },
    locatorOf: (lons) => (lat, outColumns, outRows) => {
      const row = (latNorth - lat) / stepDeg;
      for (const [n, lon] of lons.entries()) {
        const column = ((((lon - lonWest) % 360) + 360) % 360) / stepDeg;
        const on = row >= 0 && row <= rows - 1 && (wraps || column <= columns - 1);
        outColumns[n] = on ? column : Number.NaN;
        outRows[n] = on ? row : Number.NaN;
      }
    },
  };
}

/** Makes a layer with the value at each point. */
export function madeLayer(grid: MadeGrid, valueAt: (lat: number, lon: number) => number): Float32Array {
  return Float32Array.from({ length: grid.columns * grid.rows }, (_, n) =>
    valueAt(
      grid.latNorth - Math.floor(n / grid.columns) * grid.stepDeg,
      grid.lonWest + (n % grid.columns) * grid.stepDeg,
    ),
  );
}
