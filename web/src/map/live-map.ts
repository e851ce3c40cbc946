/** A view of the map. At this zoom the world is 256 * 2^zoom px wide, so the zoom is one more than the engines' own. */
export interface MapView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** The bounds in degrees. `minLon` is from -180 to 180; across the antimeridian `maxLon` exceeds 180. */
export interface MapBounds {
  readonly minLat: number;
  readonly maxLat: number;
  readonly minLon: number;
  readonly maxLon: number;
}

export type MapTheme = 'light' | 'dark';
export type MapEvent = 'move' | 'moveend' | 'click' | 'pointermove' | 'lost' | 'restored';

/** The position of an event: px in the container, and the place there. For `move` and `moveend` it is the centre. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lon: number;
}

/**
 * The style below the site's land layer. It is the site's own, the provider's, or the site's own because the provider's
 * style failed to load.
 */
export type MapGround = 'own' | 'provider' | 'own-instead';

/** An open map, independent of the engine that draws it. */
export interface LiveMap {
  readonly container: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly ground: MapGround;
  view(): MapView;
  bounds(): MapBounds;
  /**
   * Converts a place to px in the container. The world repeats sideways; the result is the copy of the place nearest to
   * the view's centre.
   */
  project(lat: number, lon: number): { x: number; y: number };
  unproject(x: number, y: number): { lat: number; lon: number };
  /** Returns whether the base map draws land at a place; only places in view can be queried. */
  isLand(lat: number, lon: number): boolean;
  /** Moves the view; with a duration of 0 ms, or if the reader prefers reduced motion, without animation. */
  flyTo(view: Partial<MapView>, durationMs?: number): void;
  limitZoom(min: number, max: number): void;
  zoomBy(step: number): void;
  /** Pans the view by px; east and south are positive. */
  panBy(x: number, y: number): void;
  /**
   * Adds a layer; returns a function that removes it. A layer at `sea` lies above the colour of the sea and beneath the
   * land, so the vector coast clips it.
   */
  addGlLayer(layer: GlLayer, place: 'sea' | 'over-land'): () => void;
  on(event: MapEvent, listener: (at: MapPoint) => void): () => void;
  repaint(): void;
  setTheme(theme: MapTheme): void;
  remove(): void;
}

export interface GlFrame {
  /** The column-major matrix from Mercator, 0 to 1 (x east, y south), to clip space. */
  readonly matrix: Float32Array | number[];
  /** The offsets of the world copies in view, to be added to x: -1, 0, 1. */
  readonly worldOffsets: readonly number[];
  readonly zoom: number;
  /** The drawing buffer's size in device pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * A custom WebGL layer. It is drawn with premultiplied alpha: blending is on, stencil and culling are off, no vertex
 * array is bound. It must not change the engine's depth test. The engine draws opaque land first, and the depth test
 * hides the sea layers behind it.
 */
export interface GlLayer {
  readonly id: string;
  /** Creates the layer's GL objects; called again after a lost context is restored. */
  onAdd(gl: WebGL2RenderingContext): void;
  draw(gl: WebGL2RenderingContext, frame: GlFrame): void;
  onRemove?(gl: WebGL2RenderingContext): void;
}
