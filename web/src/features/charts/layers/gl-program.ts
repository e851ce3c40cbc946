/** Compiles and links a program; throws with the driver's log. */
export function makeProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('The context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`A chart's shader: ${gl.getProgramInfoLog(program)}`);
  return program;
}

/** Returns a cached lookup of a program's uniform locations. */
export function uniformsOf(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
): (name: string) => WebGLUniformLocation | null {
  const known = new Map<string, WebGLUniformLocation | null>();
  return (name) => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name));
    return known.get(name) ?? null;
  };
}

/** Uploads pixels as raw data: no colour profile, no premultiplied alpha, no row padding, nearest texels. */
export function putTexture(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  { channels, width, height, pixels }: { channels: number; width: number; height: number; pixels: Uint8Array },
): void {
  const [inner, outer] =
    channels === 1 ? [gl.R8, gl.RED] : channels === 2 ? [gl.RG8, gl.RG] : ([gl.RGBA8, gl.RGBA] as const);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, inner, width, height, 0, outer, gl.UNSIGNED_BYTE, pixels);
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, side, gl.NEAREST);
  for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, way, gl.CLAMP_TO_EDGE);
}
