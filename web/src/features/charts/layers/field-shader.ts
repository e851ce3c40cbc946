/**
 * Draws a tile as a quad. The uniforms hold two opposite corners in clip space, and the matching pixels in the tiles of
 * both hours.
 */
export const FIELD_VERTEX = `#version 300 es
uniform vec4 corners, fromPixels, toPixels;
out vec2 fromAt, toAt;
void main() {
  vec2 way = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  fromAt = mix(fromPixels.xy, fromPixels.zw, way);
  toAt = mix(toPixels.xy, toPixels.zw, way);
  gl_Position = vec4(mix(corners.xy, corners.zw, way), 0.0, 1.0);
}`;

/**
 * Samples a tile whose texels are values; 255 marks missing data. Like \`readTile\`, it interpolates the four texels
 * around a point and skips missing ones. A vector is interpolated component by component, between texels and between
 * hours; its length is taken last.
 */
export const FIELD_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D fromTile, toTile, ramp;
uniform float mixed;
uniform int channel;
uniform bool isVector, isBare;
uniform vec2 scale;
uniform vec3 ends, bare, edge;
uniform float pxRatio;
in vec2 fromAt, toAt;
out vec4 colour;

vec2 texel(sampler2D tile, ivec2 at) {
  vec4 value = texelFetch(tile, at, 0);
  return isVector ? value.rg : vec2(channel == 1 ? value.g : value.r, 0.0);
}

vec3 read(sampler2D tile, vec2 at) {
  ivec2 base = ivec2(clamp(floor(at), 0.0, 254.0));
  vec2 way = clamp(at - vec2(base), 0.0, 1.0);
  vec3 sum = vec3(0.0);
  for (int n = 0; n < 4; n++) {
    ivec2 corner = ivec2(n & 1, n >> 1);
    vec2 value = texel(tile, base + corner);
    vec2 near = mix(1.0 - way, way, vec2(corner));
    float share = near.x * near.y * step(value.x, 0.998);
    sum += vec3(value, 1.0) * share;
  }
  return sum;
}

/** Whether a dot of the edge lies here; \`known\` falls to 0 where the data ends, by \`slope\` a pixel. */
bool isDotted(float known, vec2 slope) {
  float steep = max(length(slope), 1e-6);
  float inPx = known / steep / pxRatio;
  float alongPx = dot(gl_FragCoord.xy, vec2(-slope.y, slope.x)) / steep / pxRatio;
  return known < 1.0 && length(vec2(mod(alongPx, 5.0) - 2.5, inPx - 1.3)) < 1.3;
}

void main() {
  colour = vec4(bare, 1.0);
  if (isBare) return;
  vec3 before = read(fromTile, fromAt), after = read(toTile, toAt);
  float share = mixed < 1.0 && before.z > 0.0 ? mixed : 1.0;
  vec2 slope = vec2(dFdx(after.z), dFdy(after.z));
  if (after.z <= 0.0) return;
  vec2 value = after.xy / after.z;
  if (share < 1.0) value = mix(before.xy / before.z, value, share);
  value = scale.x + value * (255.0 / 254.0) * scale.y;
  float amount = isVector ? length(value) : value.x;
  float place = (amount - ends.x) / (ends.y - ends.x) * (ends.z - 1.0);
  if (isDotted(after.z, slope)) colour = vec4(edge, 1.0);
  else colour = texelFetch(ramp, ivec2(int(clamp(floor(place + 0.5), 0.0, ends.z - 1.0)), 0), 0);
}`;
