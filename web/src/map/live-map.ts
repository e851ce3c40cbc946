/** Zoom as the specification counts it: the world is 256 * 2^zoom px wide (one more than the engines' own). */
export interface MapView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** Degrees. `minLon` is from -180 to 180; across the antimeridian `maxLon` goes on beyond 180. */
export interface MapBounds {
  readonly minLat: number;
  readonly maxLat: number;
  readonly minLon: number;
  readonly maxLon: number;
}

export type MapTheme = 'light' | 'dark';
export type MapEvent = 'move' | 'moveend' | 'click' | 'pointermove' | 'lost' | 'restored';

/** Where an event was: px in the container, and the place there. For `move` and `moveend` the centre. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lon: number;
}

/** Whose style lies under our land: ours, the provider's, or ours because the provider's did not come. */
export type MapGround = 'own' | 'provider' | 'own-instead';

/** A map that is open, whichever engine draws it. */
export interface LiveMap {
  readonly container: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Whose style lies under our land. */
  readonly ground: MapGround;
  view(): MapView;
  bounds(): MapBounds;
  /** Px in the container, of the copy of the place that is nearest to the centre. */
  project(lat: number, lon: number): { x: number; y: number };
  unproject(x: number, y: number): { lat: number; lon: number };
  /** Whether the base map draws land at a place, as far as the place is in view. */
  isLand(lat: number, lon: number): boolean;
  /** 0 ms jumps, as does reduced motion. */
  flyTo(view: Partial<MapView>, durationMs?: number): void;
  limitZoom(min: number, max: number): void;
  zoomBy(step: number): void;
  /** Px that the view moves by: east and south are positive. */
  panBy(x: number, y: number): void;
  /** `sea`: above the sea's colour, beneath the land, so that the vector coast cuts it. Returns what removes it. */
  addGlLayer(layer: GlLayer, place: 'sea' | 'over-land'): () => void;
  on(event: MapEvent, listener: (at: MapPoint) => void): () => void;
  repaint(): void;
  setTheme(theme: MapTheme): void;
  remove(): void;
}

export interface GlFrame {
  /** Column-major: from mercator, 0 to 1 (x east, y south), to clip space. */
  readonly matrix: Float32Array | number[];
  /** Copies of the world in view, to be added to x: -1, 0, 1. */
  readonly worldOffsets: readonly number[];
  readonly zoom: number;
  /** The drawing buffer's size in device pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Draws with premultiplied alpha; blending is on, stencil and culling are off, no vertex array is bound. The depth test is
 * the engine's and stays as it is: opaque land is drawn first, and hides the layers of the sea by it.
 */
export interface GlLayer {
  readonly id: string;
  /** Called again with new objects to make after a lost context came back. */
  onAdd(gl: WebGL2RenderingContext): void;
  draw(gl: WebGL2RenderingContext, frame: GlFrame): void;
  onRemove?(gl: WebGL2RenderingContext): void;
}
