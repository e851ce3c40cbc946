import type { MapPalette } from './map-palette.ts';

export interface StyleLayer {
  readonly id: string;
  readonly type: 'background' | 'fill' | 'line';
  readonly source?: string;
  readonly 'source-layer'?: string;
  readonly minzoom?: number;
  readonly filter?: unknown;
  readonly layout?: Record<string, unknown>;
  readonly paint: Record<string, unknown>;
}

export interface BaseStyle {
  readonly version: 8;
  readonly sources: Record<string, unknown>;
  readonly layers: readonly StyleLayer[];
}

/** The layer above the sea; layers of the sea are inserted beneath it. */
export const FIRST_OF_LAND = 'land';

/**
 * Returns the style of the base map in one theme. Both engines read this style language; it uses no glyphs and no
 * sprites.
 */
export function baseStyle(palette: MapPalette, tiles: { readonly url: string; readonly maxZoom: number }): BaseStyle {
  const fromLayer = (layer: string) => ({ source: 'base', 'source-layer': layer });
  const round = { 'line-join': 'round', 'line-cap': 'round' };
  return {
    version: 8,
    sources: { base: { type: 'vector', tiles: [tiles.url], minzoom: 0, maxzoom: tiles.maxZoom } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      // Antialiasing is off, because antialiased edges would show seams between tiles. The coast line hides the jagged
      // edge of the land.
      {
        id: FIRST_OF_LAND,
        type: 'fill',
        ...fromLayer('land'),
        paint: { 'fill-color': palette.land, 'fill-antialias': false },
      },
      {
        id: 'coast-band',
        type: 'line',
        ...fromLayer('coast'),
        minzoom: 5,
        // Land lies to the right of its coast line, so the offset puts this translucent band on land. Round joins would
        // overlap, and the overlaps would be darker.
        layout: { 'line-join': 'bevel' },
        paint: { 'line-color': palette.coast, 'line-width': 3, 'line-offset': 1.5, 'line-opacity': 0.1 },
      },
      { id: 'lake', type: 'fill', ...fromLayer('lake'), paint: { 'fill-color': palette.sea, 'fill-antialias': false } },
      {
        id: 'shore',
        type: 'line',
        ...fromLayer('lake'),
        paint: { 'line-color': palette.coast, 'line-width': 0.6, 'line-opacity': 0.6 },
      },
      {
        id: 'river',
        type: 'line',
        ...fromLayer('river'),
        minzoom: 4,
        layout: round,
        paint: { 'line-color': palette.coast, 'line-width': 0.6, 'line-opacity': 0.35 },
      },
      {
        id: 'border',
        type: 'line',
        ...fromLayer('border'),
        paint: { 'line-color': palette.border, 'line-width': 0.8, 'line-dasharray': [6, 3, 1, 3], 'line-opacity': 0.7 },
      },
      {
        id: 'coast',
        type: 'line',
        ...fromLayer('coast'),
        layout: round,
        paint: { 'line-color': palette.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.35, 5, 0.95] },
      },
    ],
  };
}
