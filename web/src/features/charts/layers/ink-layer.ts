import type { GlLayer } from '../../../map/live-map.ts';
import { type MercatorRect, placementOf } from '../tiles/mercator-view.ts';
import { makeProgram, uniformsOf } from './gl-program.ts';

/**
 * A picture of isolines, numbers and arrows over a part of the map. It moves with the map until the next picture
 * replaces it.
 */
export interface InkScene {
  readonly picture: OffscreenCanvas | HTMLCanvasElement;
  readonly rect: MercatorRect;
}

const VERTEX = `#version 300 es
uniform vec4 corners;
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = vec4(mix(corners.xy, corners.zw, at), 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D picture;
in vec2 at;
out vec4 colour;
void main() { colour = texture(picture, at); }`;

/** Creates the layer that draws lines and numbers on the sea, beneath the land. */
export function createInkLayer(getScene: () => InkScene | undefined): GlLayer {
  let resources: { program: WebGLProgram; texture: WebGLTexture; corners: WebGLVertexArrayObject } | undefined;
  let shown: InkScene | undefined;
  return {
    id: 'ink',
    onAdd(gl) {
      shown = undefined;
      resources = {
        program: makeProgram(gl, VERTEX, FRAGMENT),
        texture: gl.createTexture(),
        corners: gl.createVertexArray(),
      };
    },
    draw(gl, { matrix }) {
      const scene = getScene();
      if (!scene || !resources) return;
      gl.useProgram(resources.program);
      gl.bindVertexArray(resources.corners);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, resources.texture);
      if (shown !== scene) {
        shown = scene;
        putPicture(gl, scene.picture);
      }
      const { scaleX, scaleY, offsetX, offsetY } = placementOf(matrix);
      const { left, top, right, bottom } = scene.rect;
      const uniform = uniformsOf(gl, resources.program);
      gl.uniform1i(uniform('picture'), 0);
      gl.uniform4f(
        uniform('corners'),
        left * scaleX + offsetX,
        top * scaleY + offsetY,
        right * scaleX + offsetX,
        bottom * scaleY + offsetY,
      );
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.bindVertexArray(null);
    },
    onRemove(gl) {
      gl.deleteProgram(resources?.program ?? null);
      gl.deleteTexture(resources?.texture ?? null);
      gl.deleteVertexArray(resources?.corners ?? null);
      resources = undefined;
    },
  };
}

function putPicture(gl: WebGL2RenderingContext, picture: InkScene['picture']): void {
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.BROWSER_DEFAULT_WEBGL);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
