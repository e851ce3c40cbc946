import type { BaseStyle } from './base-style.ts';
import type { MapView } from './live-map.ts';

/** The methods of both map engines that the site uses. Zoom values are those of the engines, not those of `MapView`. */
interface EngineMap {
  getCanvas(): HTMLCanvasElement;
  getCenter(): { readonly lng: number; readonly lat: number };
  getZoom(): number;
  getBounds(): EngineBounds | null;
  project(at: [number, number]): { readonly x: number; readonly y: number };
  queryRenderedFeatures(at: [number, number], options: { layers: string[] }): readonly unknown[];
  unproject(at: [number, number]): { readonly lng: number; readonly lat: number };
  jumpTo(camera: EngineCamera): unknown;
  flyTo(camera: EngineCamera & { duration?: number }): unknown;
  easeTo(camera: EngineCamera & { duration?: number }): unknown;
  panBy(offset: [number, number], options?: { duration?: number }): unknown;
  setMinZoom(zoom: number): unknown;
  setMaxZoom(zoom: number): unknown;
  getLayer(id: string): unknown;
  getStyle(): { readonly layers: readonly { readonly id: string; readonly type: string }[] } | undefined;
  setStyle(style: never): unknown;
  addSource(id: string, source: never): unknown;
  addLayer(layer: never, beforeId?: string): unknown;
  removeLayer(id: string): unknown;
  setPaintProperty(layer: string, name: never, value: never): unknown;
  triggerRepaint(): void;
  remove(): void;
}

interface EngineBounds {
  getWest(): number;
  getEast(): number;
  getSouth(): number;
  getNorth(): number;
}

interface EngineCamera {
  center?: [number, number];
  zoom?: number;
}

interface EngineOptions {
  readonly container: HTMLElement;
  readonly view: MapView;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The site's own style, or the address of a provider's style. */
  readonly style: BaseStyle | string;
  readonly transformRequest: (url: string) => Promise<{ url: string }>;
}

export type EngineEvent =
  | 'move'
  | 'moveend'
  | 'click'
  | 'mousemove'
  | 'webglcontextlost'
  | 'webglcontextrestored'
  | 'error'
  | 'style.load';

type DrawLayer = (gl: WebGL2RenderingContext, matrix: Float32Array | number[]) => void;

/** An open map, and the two operations that differ between the engines. */
export interface Engine {
  readonly map: EngineMap;
  listen(event: EngineEvent, listener: (event: object) => void): () => void;
  addLayer(
    id: string,
    layer: { add(gl: WebGL2RenderingContext): void; draw: DrawLayer; remove(gl: WebGL2RenderingContext): void },
    beforeId: string | undefined,
  ): void;
}

export type StartEngine = (options: EngineOptions) => Engine;
