import { readFileBeside } from '@groundswell/runtime';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const FONTS = [400, 600].map((weight) => `@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`);

let renderer: Promise<Uint8Array[]> | undefined;

/** Renders an SVG as PNG at its own size. The only font is Archivo, regular and semi-bold, with Latin letters. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  renderer ??= startRenderer();
  const fontBuffers = await renderer;
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Archivo', loadSystemFonts: false } });
  try {
    return drawing.render().asPng();
  } finally {
    drawing.free();
  }
}

async function startRenderer(): Promise<Uint8Array[]> {
  await initWasm(readFileBeside('@resvg/resvg-wasm/index_bg.wasm')).catch((error: unknown) => {
    // The WASM library stays initialized if the process reloads this module.
    if (!String(error).includes('Already initialized')) throw error;
  });
  return FONTS.map(readFileBeside);
}
