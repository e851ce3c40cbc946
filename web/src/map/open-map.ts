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

/** The error of a browser without WebGL 2, or without a free context. */
export class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError';
}

const mapboxToken: string = import.meta.env?.VITE_MAPBOX_TOKEN ?? '';
/** The provider's style from the build's settings; empty if the map uses only the site's own style. */
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
  // The probe's context is released, because browsers allow a page only a few.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
