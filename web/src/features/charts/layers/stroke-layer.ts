import type { GlLayer } from '../../../map/live-map.ts';
import { ROW_PHASE } from '../drawing/crests.ts';
import { STROKE_FLOATS } from '../drawing/stroke.ts';
import { type MercatorRect, placementOf, WORLD_PX } from '../tiles/mercator-view.ts';
import { makeProgram, uniformsOf } from './gl-program.ts';

/** The strokes that were laid out for a part of the map at a zoom. */
export interface StrokeScene {
  readonly strokes: Float32Array;
  readonly kind: 'crests' | 'streaks';
  readonly rect: MercatorRect;
  readonly zoom: number;
  /** The time of the animation, in seconds; undefined draws the strokes without motion. */
  readonly timeS: number | undefined;
  /** The fraction of the strokes that is drawn, starting from the first stroke; slow devices draw fewer. */
  readonly share: number;
  readonly darkInk: readonly [number, number, number];
  readonly lightInk: readonly [number, number, number];
  readonly strength: number;
}

/** The number of points along a stroke. */
const POINTS = 9;

const VERTEX = `#version 300 es
layout(location = 0) in vec2 middle;
layout(location = 1) in vec4 beginControl;
layout(location = 2) in vec4 endWay;
layout(location = 3) in vec4 look;
uniform vec4 place;
uniform vec2 pixel;
uniform float timeS, strength;
uniform bool isCrest, isStill;
uniform vec3 darkInk, lightInk;
out vec4 ink;

void main() {
  float along = float(gl_VertexID >> 1) / ${POINTS - 1}.0, side = float(gl_VertexID & 1) - 0.5;
  float row = floor(look.w / ${ROW_PHASE}.0), own = look.w - row * ${ROW_PHASE}.0;
  float round = isStill ? 0.0 : fract(timeS * look.z + own);
  float t = along, alpha = abs(look.y) * strength, width = look.x;
  vec2 shift = vec2(0.0);
  if (isCrest) {
    // Rows move up by one place a round; the first goes as a fourth comes.
    float at = row - round;
    shift = endWay.zw * at;
    float taper = sin(3.14159 * along);
    alpha *= (1.0 - 0.2 * max(0.0, at)) * clamp(1.0 + at, 0.0, 1.0) * clamp(3.0 - at, 0.0, 1.0) * (0.3 + 0.7 * taper);
    width *= (1.0 - 0.15 * max(0.0, at)) * (0.45 + 0.55 * taper);
    float cut = 0.16 * clamp(at, 0.0, 3.0);
    t = mix(cut, 1.0 - cut, along);
  } else {
    float head = isStill ? 1.0 : round * 1.6;
    t = clamp(mix(head - 0.6, head, along), 0.0, 1.0);
    alpha *= along * (isStill ? 1.0 : smoothstep(0.0, 0.2, round) * smoothstep(1.0, 0.85, round));
    width *= 0.4 + 0.6 * along;
  }
  vec2 a = beginControl.xy, b = beginControl.zw, c = endWay.xy;
  vec2 at = mix(mix(a, b, t), mix(b, c, t), t) + shift;
  vec2 tangent = normalize(mix(b - a, c - b, t) + 1e-5);
  at += vec2(-tangent.y, tangent.x) * side * (width + 0.6);
  gl_Position = vec4(place.xy + middle * place.zw + at * pixel, 0.0, 1.0);
  ink = vec4(look.y < 0.0 ? lightInk : darkInk, 1.0) * alpha;
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
in vec4 ink;
out vec4 colour;
void main() { colour = ink; }`;

/** Creates the layer that draws crests and streaks in one call; the vertex shader moves them. */
export function createStrokeLayer(getScene: () => StrokeScene | undefined): GlLayer {
  let drawing: ReturnType<typeof prepare> | undefined;
  return {
    id: 'strokes',
    onAdd(gl) {
      drawing = prepare(gl);
    },
    draw(gl, frame) {
      const scene = getScene();
      if (scene && scene.strokes.length > 0) drawing?.draw(gl, scene, frame);
    },
    onRemove() {
      drawing?.remove();
      drawing = undefined;
    },
  };
}

function prepare(gl: WebGL2RenderingContext) {
  const program = makeProgram(gl, VERTEX, FRAGMENT);
  const uniform = uniformsOf(gl, program);
  const [array, buffer] = [gl.createVertexArray(), gl.createBuffer()];
  let shown: Float32Array | undefined;
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  [2, 4, 4, 4].forEach((size, location, sizes) => {
    const from = sizes.slice(0, location).reduce((sum, one) => sum + one, 0);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, STROKE_FLOATS * 4, from * 4);
    gl.vertexAttribDivisor(location, 1);
  });
  gl.bindVertexArray(null);

  return {
    draw(gl: WebGL2RenderingContext, scene: StrokeScene, frame: Parameters<GlLayer['draw']>[1]): void {
      gl.useProgram(program);
      gl.bindVertexArray(array);
      if (shown !== scene.strokes) {
        shown = scene.strokes;
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
        gl.bufferData(gl.ARRAY_BUFFER, scene.strokes, gl.DYNAMIC_DRAW);
      }
      const { scaleX, scaleY, offsetX, offsetY } = placementOf(frame.matrix);
      const world = WORLD_PX * 2 ** scene.zoom;
      const { left, top } = scene.rect;
      gl.uniform4f(uniform('place'), left * scaleX + offsetX, top * scaleY + offsetY, scaleX / world, scaleY / world);
      // Strokes keep their size in pixels while the reader zooms the map.
      const grown = 2 ** (frame.zoom - scene.zoom);
      gl.uniform2f(uniform('pixel'), scaleX / world / grown, scaleY / world / grown);
      gl.uniform1f(uniform('timeS'), scene.timeS ?? 0);
      gl.uniform1i(uniform('isStill'), scene.timeS === undefined ? 1 : 0);
      gl.uniform1i(uniform('isCrest'), scene.kind === 'crests' ? 1 : 0);
      gl.uniform1f(uniform('strength'), scene.strength);
      gl.uniform3f(uniform('darkInk'), ...scene.darkInk);
      gl.uniform3f(uniform('lightInk'), ...scene.lightInk);
      const count = Math.ceil((scene.strokes.length / STROKE_FLOATS) * scene.share);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, POINTS * 2, count);
      gl.bindVertexArray(null);
    },
    remove(): void {
      gl.deleteBuffer(buffer);
      gl.deleteVertexArray(array);
      gl.deleteProgram(program);
    },
  };
}
