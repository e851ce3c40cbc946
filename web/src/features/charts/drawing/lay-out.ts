import { KNOTS_PER_MPS } from '@groundswell/forecast';
import { type FieldType, quantityOf } from '../model/chart-types.ts';
import { rampValue, rampValues } from '../model/field-values.ts';
import { legendMarks } from '../model/legend-layout.ts';
import { lightnessOf, type Rgb } from '../model/oklab.ts';
import { inkFor, lineInk } from '../model/ramp-colours.ts';
import type { Theme } from '../model/ramps.ts';
import { type ChartUnit, toRampUnit } from '../model/units.ts';
import { type Field, type FieldGrid, readGrid } from '../tiles/field.ts';
import type { MercatorRect } from '../tiles/mercator-view.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { type Isoline, smoothLine, smoothValues, traceIsolines } from './contours.ts';
import { layOutCrests } from './crests.ts';
import { isAfloat, isClear, lengthOf, placeLabels, type TakenBox } from './line-labels.ts';
import type { Ink, WindMark } from './paint-ink.ts';
import { rampRgb } from './ramp-rgb.ts';
import { scatter } from './scattered.ts';
import { layOutStreaks } from './streaks.ts';
import type { Stroke } from './stroke.ts';

/** Everything that decides how a chart looks. */
export interface Look {
  readonly type: FieldType;
  readonly theme: Theme;
  readonly unit: ChartUnit;
  /** Formats the value on an isoline with its unit. */
  readonly textOf: (value: number) => string;
  readonly ramp: Uint8Array;
  readonly particles: boolean;
  /** Whether isolines are drawn with their numbers. */
  readonly hasLines: boolean;
  readonly maxGroups: number;
}

interface Place {
  readonly rect: MercatorRect;
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The boxes of the map's place names, which the numbers on isolines must not cover. */
  readonly taken?: readonly TakenBox[];
  /** Whether the map draws land at a point; the tiles have values beneath the land too. */
  readonly isLand?: (x: number, y: number) => boolean;
}

const CELL_PX = 8;
const SHORTEST_LINE_PX = 40;
/** The spacing of arrows and of barbs. */
const [ARROWS_EVERY_PX, BARBS_EVERY_PX] = [38, 62];

/** Lays out everything that is drawn over a field, from its tiles and, when barbs are on, those of the wind. */
export function layOutChart(store: TileStore, field: Field, wind: Field | undefined, look: Look, place: Place) {
  const grid = gridOver(store, field, place);
  const values = rampValues(look.type, grid);
  const all = look.hasLines ? legendMarks(quantityOf(look.type), look.unit) : [];
  const marks = all.filter(({ value }) => value > 0);
  const thresholds = marks.map(({ value }) => toRampUnit(look.unit, value));
  // Tiles quantize their values: without smoothing, an isoline across a flat field has stair steps.
  const softened = smoothValues(smoothValues(values, grid.columns), grid.columns);
  const lines = traceIsolines({ ...grid, cellPx: CELL_PX, values: softened }, thresholds).flatMap(
    ({ value, points }): Isoline[] =>
      lengthOf(points) < SHORTEST_LINE_PX ? [] : [{ value, points: smoothLine(smoothLine(points)) }],
  );
  const rgbOf = (value: number) => rampRgb(look, value);
  const isLightAt = (x: number, y: number) => isLightInk(rgbOf(at(values, grid, x, y)), look.theme);
  const inkAt = (x: number, y: number) => lineInk(rgbOf(at(values, grid, x, y)), look.theme);
  const shown = { widthPx: place.widthPx, heightPx: place.heightPx };
  const isOnSea = (x: number, y: number) => !Number.isNaN(at(values, grid, x, y));
  const { taken = [], isLand = () => false } = place;
  const isFree = (x: number, y: number, turn: number) =>
    isOnSea(x, y) && isClear(x, y, taken) && isAfloat(x, y, turn, isLand);
  return {
    lines,
    labels: placeLabels(lines, shown, isFree),
    strokes: look.particles ? layOutStrokes(grid, look, place, isLightAt) : [],
    arrows:
      look.particles || quantityOf(look.type) === 'sea'
        ? []
        : windMarks(arrowsOf(grid, look), place, ARROWS_EVERY_PX, inkAt),
    barbs: wind ? windMarks(windOf(gridOver(store, wind, place)), place, BARBS_EVERY_PX, inkAt) : [],
    lineInk: (value: number) => lineInk(rgbOf(value), look.theme),
    labelInk: (value: number): Ink => inkFor(rgbOf(value)),
    labelText: (value: number) => look.textOf(marks[thresholds.indexOf(value)]?.value ?? value),
  };
}

function gridOver(store: TileStore, field: Field, { rect, widthPx, heightPx }: Place): FieldGrid {
  const [columns, rows] = [Math.ceil(widthPx / CELL_PX) + 1, Math.ceil(heightPx / CELL_PX) + 1];
  // The grid has whole cells, so it reaches a little beyond the picture.
  const wide = { ...rect, right: rect.left + ((rect.right - rect.left) * (columns - 1) * CELL_PX) / widthPx };
  const whole = { ...wide, bottom: rect.top + ((rect.bottom - rect.top) * (rows - 1) * CELL_PX) / heightPx };
  return readGrid(store, field, whole, columns, rows);
}

/** Returns the value of the nearest grid point; NaN beyond the grid. */
function at(values: Float32Array, { columns, rows }: FieldGrid, x: number, y: number): number {
  const [column, row] = [Math.round(x / CELL_PX), Math.round(y / CELL_PX)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return Number.NaN;
  return values[row * columns + column] as number;
}

function isLightInk(field: Rgb, theme: Theme): boolean {
  return theme === 'dark' ? lightnessOf(field) <= 62 : lightnessOf(field) <= 50;
}

function layOutStrokes(
  grid: FieldGrid,
  { type, maxGroups }: Look,
  { rect, zoom }: Place,
  isLightAt: (x: number, y: number) => boolean,
): readonly Stroke[] {
  const quantity = quantityOf(type);
  const [first, second, third, fourth] = grid.channels;
  if (quantity === 'sea' || !first || !second) return [];
  if (quantity === 'wind') {
    const windAt = (x: number, y: number) => {
      const eastKt = at(first, grid, x, y) * KNOTS_PER_MPS;
      return Number.isNaN(eastKt) ? undefined : { eastKt, northKt: at(second, grid, x, y) * KNOTS_PER_MPS };
    };
    return layOutStreaks({ seeds: scatter(rect, zoom, 24), max: maxGroups * 2, windAt, isLightAt });
  }
  if (!third || !fourth) return [];
  const seaAt = (x: number, y: number) => {
    const heightFt = rampValue('wave', at(first, grid, x, y));
    const [east, north] = [at(third, grid, x, y), at(fourth, grid, x, y)];
    const length = Math.hypot(east, north);
    if (!(length > 0.1) || Number.isNaN(heightFt)) return undefined;
    return { heightFt, periodS: at(second, grid, x, y), fromEast: east / length, fromNorth: north / length };
  };
  return layOutCrests({ seeds: scatter(rect, zoom, 12), maxGroups, seaAt, isLightAt });
}

type Winds = (x: number, y: number) => { readonly eastKt: number; readonly northKt: number } | undefined;

function windOf(grid: FieldGrid): Winds {
  const [east, north] = grid.channels as [Float32Array, Float32Array];
  return (x, y) => {
    const [eastKt, northKt] = [at(east, grid, x, y) * KNOTS_PER_MPS, at(north, grid, x, y) * KNOTS_PER_MPS];
    return Number.isNaN(eastKt) ? undefined : { eastKt, northKt };
  };
}

/**
 * Returns the vectors of the arrows. Wind arrows have the speed of the wind. Wave arrows point to where the waves
 * travel and all have the same size.
 */
function arrowsOf(grid: FieldGrid, { type }: Look): Winds {
  if (quantityOf(type) === 'wind') return windOf(grid);
  const [, , east, north] = grid.channels as [Float32Array, Float32Array, Float32Array, Float32Array];
  return (x, y) => {
    const [fromEast, fromNorth] = [at(east, grid, x, y), at(north, grid, x, y)];
    return Number.isNaN(fromEast) ? undefined : { eastKt: -fromEast * 10, northKt: -fromNorth * 10 };
  };
}

function windMarks(
  windAt: Winds,
  { rect, zoom }: Place,
  everyPx: number,
  inkAt: (x: number, y: number) => string,
): readonly WindMark[] {
  const world = 256 * 2 ** zoom;
  // The lattice of arrows is fixed to the map, so that arrows and barbs stay in place while the reader pans.
  const cells = 2 ** Math.floor(Math.log2(world / everyPx));
  const marks: WindMark[] = [];
  for (let row = Math.ceil(rect.top * cells); row <= rect.bottom * cells; row++)
    for (let column = Math.ceil(rect.left * cells); column <= rect.right * cells; column++) {
      const [x, y] = [(column / cells - rect.left) * world, (row / cells - rect.top) * world];
      const wind = windAt(x, y);
      if (wind) marks.push({ x, y, ...wind, ink: inkAt(x, y), isSouth: row / cells > 0.5 });
    }
  return marks;
}
