import { baseStyle } from './base-style.ts';
import { tileRequest, tilesMaxZoom, tilesUrl } from './base-tiles.ts';
import type { StartEngine } from './engine-map.ts';
import type { LiveMap, MapTheme, MapView } from './live-map.ts';
import { ENGINE_ZOOM_LESS, makeLiveMap } from './make-live-map.ts';
import { readMapPalette } from './map-palette.ts';
import { settleStyle } from './provider-style.ts';

export interface OpenMapOptions {
  readonly view: MapView;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly theme: MapTheme;
  readonly lang: string;
}

/** The browser has no WebGL 2, or has none to give now. */
export class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError';
}

const mapboxToken: string = import.meta.env?.VITE_MAPBOX_TOKEN ?? '';
/** The provider's own style, where the build is told to use it; empty: ours alone. */
const mapboxStyle: string = mapboxToken && (import.meta.env?.VITE_MAPBOX_STYLE ?? '');

/** Opens a map in an empty element, which it fills. Rejects with `NoWebGlError`. */
export async function openMap(container: HTMLElement, options: OpenMapOptions): Promise<LiveMap> {
  if (!hasWebGl()) throw new NoWebGlError();
  const start = await loadEngine();
  const styleOf = (theme: MapTheme) =>
    baseStyle(readMapPalette(container, theme), { url: tilesUrl, maxZoom: tilesMaxZoom });
  const ours = styleOf(options.theme);
  container.lang = options.lang;
  const engine = start({
    container,
    view: { ...options.view, zoom: options.view.zoom - ENGINE_ZOOM_LESS },
    minZoom: options.minZoom - ENGINE_ZOOM_LESS,
    maxZoom: options.maxZoom - ENGINE_ZOOM_LESS,
    style: mapboxStyle || ours,
    transformRequest: tileRequest,
  });
  const ground = await settleStyle(engine, ours, mapboxStyle !== '');
  return makeLiveMap(engine, { container, ground, layersOf: (theme) => styleOf(theme).layers });
}

async function loadEngine(): Promise<StartEngine> {
  if (mapboxToken) return (await import('./mapbox.ts')).startMapboxWith(mapboxToken);
  return (await import('./maplibre.ts')).startMaplibre;
}

function hasWebGl(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers allow a page only a few contexts.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
