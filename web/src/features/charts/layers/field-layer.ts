import { TILE_STEPS } from '@groundswell/tiles';
import type { GlFrame, GlLayer } from '../../../map/live-map.ts';
import { RAMP_COLOURS } from '../model/ramp-colours.ts';
import type { Field, FoundTile } from '../tiles/field.ts';
import { type ClipPlacement, type MercatorRect, placementOf, rectOfPlacement } from '../tiles/mercator-view.ts';
import { coverOf, type PlacedTile } from '../tiles/tile-cover.ts';
import { FIELD_FRAGMENT, FIELD_VERTEX } from './field-shader.ts';
import { makeProgram, putTexture, uniformsOf } from './gl-program.ts';
import { createTextureCache } from './texture-cache.ts';

/** The state of the field to draw; the layer reads it for every frame. */
export interface FieldScene {
  /** The field of the previous hour, while it fades into the field of the shown hour. */
  readonly from: Field | undefined;
  readonly to: Field;
  /** The progress of the fade, 0 to 1. */
  readonly mixed: number;
  /** The channel that is coloured: its index, or 'vector' for the two channels of the wind. */
  readonly channel: 0 | 1 | 'vector';
  /** Maps pixels to ramp values: the value of pixel 0, and the span up to pixel 254. */
  readonly scale: readonly [least: number, span: number];
  /** The first and the last value of the ramp. */
  readonly ends: readonly [number, number];
  readonly ramp: Uint8Array;
  /**
   * The colour of sea without data, each part 0 to 1. It differs from the map's own sea colour, which is the ramp's
   * first colour.
   */
  readonly bare: readonly [number, number, number];
  /** The colour of the dotted line along the border between sea with data and sea without. */
  readonly edge: readonly [number, number, number];
  find(field: Field, tile: PlacedTile): FoundTile | 'none' | undefined;
}

/** Creates the layer that draws a field beneath the land. */
export function createFieldLayer(getScene: () => FieldScene | undefined): GlLayer {
  let drawing: ReturnType<typeof prepare> | undefined;
  return {
    id: 'field',
    onAdd(gl) {
      drawing = prepare(gl);
    },
    draw(_gl, frame) {
      const scene = getScene();
      if (scene && drawing) drawing.draw(scene, frame);
    },
    onRemove() {
      drawing?.remove();
      drawing = undefined;
    },
  };
}

function prepare(gl: WebGL2RenderingContext) {
  const program = makeProgram(gl, FIELD_VERTEX, FIELD_FRAGMENT);
  const uniform = uniformsOf(gl, program);
  const corners = gl.createVertexArray();
  const tiles = createTextureCache(gl);
  const ramp = gl.createTexture();
  let rampShown: Uint8Array | undefined;

  function putRamp(colours: Uint8Array): void {
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, ramp);
    if (rampShown === colours) return;
    rampShown = colours;
    putTexture(gl, ramp, { channels: 4, width: RAMP_COLOURS, height: 1, pixels: colours });
  }

  function drawTile(scene: FieldScene, placed: PlacedTile, view: MercatorRect, placement: ClipPlacement): void {
    const to = scene.find(scene.to, placed);
    const from = scene.from && scene.mixed < 1 ? scene.find(scene.from, placed) : undefined;
    const shown = isFound(to) ? to : to === undefined && isFound(from) ? from : undefined;
    if (!shown && to !== 'none') return;
    const part = partInView(placed, view);
    const clip = [
      part.left * placement.scaleX + placement.offsetX,
      part.top * placement.scaleY + placement.offsetY,
      part.right * placement.scaleX + placement.offsetX,
      part.bottom * placement.scaleY + placement.offsetY,
    ] as const;
    gl.uniform4f(uniform('corners'), ...clip);
    gl.uniform1i(uniform('isBare'), shown ? 0 : 1);
    if (shown) bindTiles(scene, placed, part, isFound(from) ? from : shown, shown);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  function bindTiles(
    scene: FieldScene,
    placed: PlacedTile,
    part: MercatorRect,
    before: FoundTile,
    shown: FoundTile,
  ): void {
    gl.uniform4f(uniform('fromPixels'), ...pixelsOf(placed, part, before.coarser));
    gl.uniform4f(uniform('toPixels'), ...pixelsOf(placed, part, shown.coarser));
    gl.uniform1f(uniform('mixed'), before === shown ? 1 : scene.mixed);
    tiles.bind(0, before.path, before.tile);
    tiles.bind(1, shown.path, shown.tile);
  }

  return {
    draw(scene: FieldScene, frame: GlFrame): void {
      gl.disable(gl.BLEND);
      gl.useProgram(program);
      gl.bindVertexArray(corners);
      putRamp(scene.ramp);
      gl.uniform1i(uniform('fromTile'), 0);
      gl.uniform1i(uniform('toTile'), 1);
      gl.uniform1i(uniform('ramp'), 2);
      gl.uniform1i(uniform('channel'), scene.channel === 'vector' ? 0 : scene.channel);
      gl.uniform1i(uniform('isVector'), scene.channel === 'vector' ? 1 : 0);
      gl.uniform2f(uniform('scale'), ...scene.scale);
      gl.uniform3f(uniform('ends'), ...scene.ends, RAMP_COLOURS);
      gl.uniform3f(uniform('bare'), ...scene.bare);
      gl.uniform3f(uniform('edge'), ...scene.edge);
      gl.uniform1f(uniform('pxRatio'), devicePixelRatio);
      const placement = placementOf(frame.matrix);
      const view = rectOfPlacement(placement);
      for (const placed of coverOf(view, scene.to.z)) drawTile(scene, placed, view, placement);
      gl.bindVertexArray(null);
    },
    remove(): void {
      tiles.remove();
      gl.deleteTexture(ramp);
      gl.deleteVertexArray(corners);
      gl.deleteProgram(program);
    },
  };
}

const isFound = (found: FoundTile | 'none' | undefined): found is FoundTile => found !== undefined && found !== 'none';

/**
 * Returns the visible part of a tile in map coordinates. Without this clipping, a tile many times larger than the
 * screen would lose floating-point precision.
 */
function partInView({ z, column, y }: PlacedTile, view: MercatorRect): MercatorRect {
  const count = 2 ** z;
  return {
    left: Math.max(column / count, view.left),
    right: Math.min((column + 1) / count, view.right),
    top: Math.max(y / count, view.top),
    bottom: Math.min((y + 1) / count, view.bottom),
  };
}

/**
 * Returns the tile pixels at the corners of a part of the map. If a coarser tile stands in, `coarser` is the number of
 * zoom levels between them.
 */
function pixelsOf({ z, x, y, column }: PlacedTile, part: MercatorRect, coarser: number) {
  const [count, tilesAcross] = [2 ** z, 2 ** coarser];
  const across = (edge: number) => (((x % tilesAcross) + edge * count - column) / tilesAcross) * TILE_STEPS;
  const down = (edge: number) => (((y % tilesAcross) + edge * count - y) / tilesAcross) * TILE_STEPS;
  return [across(part.left), down(part.top), across(part.right), down(part.bottom)] as const;
}
