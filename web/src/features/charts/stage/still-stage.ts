import { drawLand } from '../../../map/land-outline.ts';
import { layOutChart } from '../drawing/lay-out.ts';
import { paintInk } from '../drawing/paint-ink.ts';
import { rampRgb } from '../drawing/ramp-rgb.ts';
import type { Stroke } from '../drawing/stroke.ts';
import { rampValues } from '../model/field-values.ts';
import { readGrid } from '../tiles/field.ts';
import { latOfY, type MercatorRect, mercatorX, mercatorY, rectOfView } from '../tiles/mercator-view.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import type { Showing, Stage } from './chart-stage.ts';
import type { Rings, StillMapHandle } from './make-still-map.ts';
import { readMapColours } from './read-map-colours.ts';

/** The width in px of the square that one value covers; enlarging the small picture interpolates between the values. */
const CELL_PX = 4;

/** Draws a chart as a still picture, without WebGL; the coast appears once its outline has loaded. */
export function createStillStage(map: StillMapHandle, store: TileStore): Stage {
  let showing: Showing | undefined;
  let land: Rings = [];
  let frame = 0;
  const paintSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => showing && paint(map, store, showing, land));
  };
  const observer = new ResizeObserver(paintSoon);
  observer.observe(map.container);
  void map.land.then((rings) => {
    land = rings;
    paintSoon();
  });
  const removals = [map.on('moveend', paintSoon), store.onChange(paintSoon), () => observer.disconnect()];
  return {
    show(next) {
      showing = next;
      paintSoon();
    },
    remove() {
      cancelAnimationFrame(frame);
      for (const remove of removals) remove();
    },
  };
}

function paint(map: StillMapHandle, store: TileStore, showing: Showing, rings: Rings): void {
  const { field, wind, look } = showing;
  const { clientWidth: widthPx, clientHeight: heightPx } = map.container;
  const g = map.canvas.getContext('2d');
  if (!g || widthPx === 0) return;
  const scale = Math.min(2, devicePixelRatio);
  map.canvas.width = Math.round(widthPx * scale);
  map.canvas.height = Math.round(heightPx * scale);
  const view = map.view();
  const rect = rectOfView(view, widthPx, heightPx);
  const [columns, rows] = [Math.ceil(widthPx / CELL_PX) + 1, Math.ceil(heightPx / CELL_PX) + 1];
  const values = rampValues(look.type, readGrid(store, field, rect, columns, rows));
  const image = new ImageData(columns, rows);
  values.forEach((value, n) => {
    // Points without data stay transparent and show the background.
    if (!Number.isNaN(value)) image.data.set([...rampRgb(look, value), 255], n * 4);
  });
  const small = new OffscreenCanvas(columns, rows);
  small.getContext('2d')?.putImageData(image, 0, 0);
  g.scale(scale, scale);
  const colours = readMapColours(map.container, look.theme);
  // The background has the colour of land, because the base map's sea colour equals the ramp's first colour and would
  // look like data.
  g.fillStyle = css(colours.land);
  g.fillRect(0, 0, widthPx, heightPx);
  g.drawImage(small, 0, 0, widthPx, heightPx);
  const layout = layOutChart(store, field, wind, look, { rect, zoom: view.zoom, widthPx, heightPx });
  for (const stroke of layout.strokes) paintStroke(g, stroke);
  paintInk(g, { ...layout, lineAlpha: 0.36, font: 'Archivo, sans-serif' });
  paintLand(g, rings, rect, widthPx / (rect.right - rect.left), colours);
}

const lonOf = (x: number) => (x - 0.5) * 360;
const css = (colour: readonly number[]) => `rgb(${colour.map((part) => part * 255).join(' ')})`;

function paintLand(
  g: CanvasRenderingContext2D,
  rings: Rings,
  rect: MercatorRect,
  worldPx: number,
  { land, coast }: ReturnType<typeof readMapColours>,
): void {
  const path = new Path2D(
    drawLand(rings, {
      bounds: { west: lonOf(rect.left), east: lonOf(rect.right), south: latOfY(rect.bottom), north: latOfY(rect.top) },
      project: (lat, lon) => [(mercatorX(lon) - rect.left) * worldPx, (mercatorY(lat) - rect.top) * worldPx],
    }),
  );
  g.fillStyle = css(land);
  g.fill(path, 'evenodd');
  g.strokeStyle = css(coast);
  g.lineWidth = 1;
  g.stroke(path);
}

function paintStroke(g: CanvasRenderingContext2D, { x, y, curve, drift, widthPx, alpha, phase }: Stroke): void {
  const row = Math.floor(phase / 10);
  if (row > 2) return;
  const [left, top] = [x + drift[0] * row, y + drift[1] * row];
  const [x0, y0, x1, y1, x2, y2] = curve;
  g.globalAlpha = Math.abs(alpha) * 0.55 * (1 - 0.2 * row);
  g.strokeStyle = alpha < 0 ? '#f6f4ec' : '#10233a';
  g.lineWidth = widthPx;
  g.beginPath();
  g.moveTo(left + x0, top + y0);
  g.quadraticCurveTo(left + x1, top + y1, left + x2, top + y2);
  g.stroke();
  g.globalAlpha = 1;
}
