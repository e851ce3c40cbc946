import { boxesOn, onBoxes } from '../../../map/boxes-on-map.ts';
import type { LiveMap } from '../../../map/live-map.ts';
import type { Look } from '../drawing/lay-out.ts';
import { createFieldLayer } from '../layers/field-layer.ts';
import { createInkLayer, type InkScene } from '../layers/ink-layer.ts';
import { createStrokeLayer, type StrokeScene } from '../layers/stroke-layer.ts';
import { quantityOf } from '../model/chart-types.ts';
import { channelOf, pixelScale, rampEnds } from '../model/field-values.ts';
import { type Field, findTile } from '../tiles/field.ts';
import { latOfY, lonOfX, rectOfView } from '../tiles/mercator-view.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { createMotion } from './motion.ts';
import { readMapColours } from './read-map-colours.ts';

/** The chart that the stage shows. */
export interface Showing {
  readonly field: Field;
  /** The wind at the same hour, if barbs are on. */
  readonly wind: Field | undefined;
  readonly look: Look;
  /** Whether strokes move; false under reduced motion. */
  readonly moves: boolean;
}

export interface Stage {
  /** Shows a chart; undefined shows the bare map. */
  show(showing: Showing | undefined): void;
  remove(): void;
}

/** A map that creates its own stage, for example a map of still pictures. */
export interface MapWithStage extends LiveMap {
  stageOf(store: TileStore): Stage;
}
export const hasStage = (map: LiveMap): map is MapWithStage => 'stageOf' in map;

const FADE_MS = 150;
/** The cap on the device pixel ratio: a sharper picture would be slower to draw without looking better. */
const MOST_PIXELS_A_PX = 2;
const INKS = { darkInk: [16 / 255, 35 / 255, 58 / 255], lightInk: [246 / 255, 244 / 255, 236 / 255] } as const;

/** Draws a chart on a live map: the field, its overlays and their motion. */
export function createStage(map: LiveMap, store: TileStore): Stage {
  let showing: Showing | undefined;
  let colours: ReturnType<typeof readMapColours> | undefined;
  let before: Field | undefined;
  let fadeBegan = 0;
  let ink: InkScene | undefined;
  let strokes: Omit<StrokeScene, 'timeS' | 'share'> | undefined;
  let laidOut = false;
  let drawing: typeof import('../drawing/over-field.ts') | undefined;
  let isAsked = false;

  const motion = createMotion(() => map.repaint());
  const mixed = () => (before && showing?.moves ? Math.min(1, (performance.now() - fadeBegan) / FADE_MS) : 1);

  function layOutSoon(): void {
    if (laidOut) return;
    laidOut = true;
    requestAnimationFrame(() => {
      laidOut = false;
      layOut();
    });
  }

  /**
   * Loads the overlay code after the frame that shows the field. If the import fails, only the field is drawn, and its
   * next frame retries the import.
   */
  function askForDrawing(): void {
    if (drawing || isAsked) return;
    isAsked = true;
    setTimeout(async () => {
      drawing = await import('../drawing/over-field.ts').catch(() => undefined);
      isAsked = false;
      if (drawing) layOutSoon();
    });
  }

  function layOut(): void {
    if (!showing || !drawing) return;
    const { clientWidth: widthPx, clientHeight: heightPx } = map.container;
    if (widthPx === 0) return;
    const { field, wind, look } = showing;
    const view = map.view();
    const rect = rectOfView(view, widthPx, heightPx);
    const worldPx = widthPx / (rect.right - rect.left);
    const layout = drawing.layOutChart(store, field, wind, look, {
      rect,
      zoom: view.zoom,
      widthPx,
      heightPx,
      taken: boxesOn(map, 'names'),
      isLand: (x, y) => map.isLand(latOfY(rect.top + y / worldPx), lonOfX(rect.left + x / worldPx)),
    });
    strokes = {
      strokes: drawing.packStrokes(layout.strokes),
      kind: quantityOf(look.type) === 'wind' ? 'streaks' : 'crests',
      rect,
      zoom: view.zoom,
      strength: look.theme === 'dark' ? 0.6 : 0.56,
      ...INKS,
    };
    const scale = Math.min(MOST_PIXELS_A_PX, devicePixelRatio);
    const picture = new OffscreenCanvas(Math.round(widthPx * scale), Math.round(heightPx * scale));
    const g = picture.getContext('2d');
    if (g) {
      g.scale(scale, scale);
      drawing.paintInk(g, { ...layout, lineAlpha: 0.36, font: 'Archivo, sans-serif' });
      ink = { picture, rect };
    }
    motion.set(showing.moves && layout.strokes.length > 0);
    map.repaint();
  }

  const removals = [
    map.addGlLayer(
      createFieldLayer(() => {
        if (!showing || !colours) return undefined;
        askForDrawing();
        const { field, look } = showing;
        const share = mixed();
        if (share < 1) map.repaint();
        return {
          from: before,
          to: field,
          mixed: share,
          channel: channelOf(look.type),
          scale: pixelScale(look.type),
          ends: rampEnds(look.type),
          ramp: look.ramp,
          bare: colours.land,
          edge: colours.coast,
          find: (hourField, tile) => findTile(store, hourField, tile),
        };
      }),
      'sea',
    ),
    map.addGlLayer(
      createInkLayer(() => (showing ? ink : undefined)),
      'sea',
    ),
    map.addGlLayer(
      createStrokeLayer(() =>
        showing && strokes
          ? {
              ...strokes,
              timeS: showing.moves && motion.isMoving() ? performance.now() / 1000 : undefined,
              share: motion.share(),
            }
          : undefined,
      ),
      'sea',
    ),
    map.on('moveend', layOutSoon),
    onBoxes(map, 'names', layOutSoon),
    store.onChange(() => {
      map.repaint();
      layOutSoon();
    }),
  ];

  return {
    show(next) {
      const isSameMap = next && showing && next.field.set === showing.field.set && next.look.type === showing.look.type;
      if (!isSameMap) before = undefined;
      else if (next.field.hour !== showing?.field.hour || next.field.run !== showing.field.run) {
        before = showing?.field;
        fadeBegan = performance.now();
      }
      showing = next;
      if (next) colours = readMapColours(map.container, next.look.theme);
      if (!next) motion.set(false);
      layOutSoon();
      map.repaint();
    },
    remove() {
      motion.remove();
      showing = undefined;
      for (const remove of removals) remove();
    },
  };
}
