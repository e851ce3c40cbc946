import { FIRST_OF_LAND, type StyleLayer } from './base-style.ts';
import type { Engine, EngineEvent } from './engine-map.ts';
import type { GlLayer, LiveMap, MapBounds, MapEvent, MapGround, MapPoint, MapTheme } from './live-map.ts';

/** The engines' zoom is one less than the site's, because the engines count tiles of 512 px. */
export const ENGINE_ZOOM_LESS = 1;
const FLY_MS = 300;

const ENGINE_EVENTS: Record<MapEvent, EngineEvent> = {
  move: 'move',
  moveend: 'moveend',
  click: 'click',
  pointermove: 'mousemove',
  lost: 'webglcontextlost',
  restored: 'webglcontextrestored',
};

interface Settled {
  readonly container: HTMLElement;
  readonly ground: MapGround;
  readonly layersOf: (theme: MapTheme) => readonly StyleLayer[];
}

/** Creates a live map on an engine whose style has loaded. */
export function makeLiveMap({ map, listen, addLayer }: Engine, { container, ground, layersOf }: Settled): LiveMap {
  const canvas = map.getCanvas();
  const added = new Map<string, { layer: GlLayer; beforeId: string | undefined }>();
  let removed = false;

  const bounds = (): MapBounds => {
    const box = map.getBounds();
    const [west, east] = [box?.getWest() ?? -180, box?.getEast() ?? 180];
    const turn = Math.floor((west + 180) / 360) * 360;
    return {
      minLat: box?.getSouth() ?? -85,
      maxLat: box?.getNorth() ?? 85,
      minLon: west - turn,
      maxLon: east - turn,
    };
  };

  const put = ({ layer, beforeId }: { layer: GlLayer; beforeId: string | undefined }) =>
    addLayer(
      layer.id,
      {
        add: (gl) => layer.onAdd(gl),
        remove: (gl) => layer.onRemove?.(gl),
        draw: (gl, matrix) => {
          gl.bindVertexArray(null);
          for (const off of [gl.STENCIL_TEST, gl.CULL_FACE]) gl.disable(off);
          gl.enable(gl.BLEND);
          gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
          layer.draw(gl, {
            matrix,
            worldOffsets: worldOffsets(map.getBounds()?.getWest() ?? -180, map.getBounds()?.getEast() ?? 180),
            zoom: map.getZoom() + ENGINE_ZOOM_LESS,
            widthPx: gl.drawingBufferWidth,
            heightPx: gl.drawingBufferHeight,
          });
        },
      },
      beforeId,
    );

  // After a lost context, an engine restores its own layers but not the custom ones. Until its style has loaded again,
  // it rejects changes of layers.
  let hasStyle = true;
  let laterTheme: MapTheme | undefined;
  const stopLosing = listen('webglcontextlost', () => {
    hasStyle = false;
  });
  const stopRestoring = listen('style.load', () => {
    hasStyle = true;
    for (const one of added.values()) if (!map.getLayer(one.layer.id)) put(one);
    if (laterTheme) paintIn(laterTheme);
    laterTheme = undefined;
  });
  const paintIn = (theme: MapTheme) => {
    for (const { id, paint } of layersOf(theme).filter((layer) => map.getLayer(layer.id)))
      for (const [name, value] of Object.entries(paint))
        if (name.endsWith('-color')) map.setPaintProperty(id, name as never, value as never);
  };

  const at = (x: number, y: number): MapPoint => {
    const { lng, lat } = map.unproject([x, y]);
    return { x, y, lat, lon: wrapLon(lng) };
  };

  const project = (lat: number, lon: number) => {
    const { x, y } = map.project([nearestLon(lon, map.getCenter().lng), lat]);
    return { x, y };
  };

  return {
    container,
    ground,
    canvas,
    view: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lon: wrapLon(lng), zoom: map.getZoom() + ENGINE_ZOOM_LESS };
    },
    bounds,
    project,
    unproject: (x, y) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lon: wrapLon(lng) };
    },
    isLand: (lat, lon) => {
      const { x, y } = project(lat, lon);
      return map.queryRenderedFeatures([x, y], { layers: [FIRST_OF_LAND] }).length > 0;
    },
    flyTo: ({ lat, lon, zoom }, durationMs = FLY_MS) => {
      const now = map.getCenter();
      const camera = {
        center: [nearestLon(lon ?? now.lng, now.lng), lat ?? now.lat] as [number, number],
        zoom: zoom === undefined ? map.getZoom() : zoom - ENGINE_ZOOM_LESS,
      };
      if (durationMs === 0 || prefersStill()) map.jumpTo(camera);
      else map.flyTo({ ...camera, duration: durationMs });
    },
    limitZoom: (min, max) => {
      map.setMinZoom(min - ENGINE_ZOOM_LESS);
      map.setMaxZoom(max - ENGINE_ZOOM_LESS);
    },
    zoomBy: (step) => map.easeTo({ zoom: map.getZoom() + step, duration: prefersStill() ? 0 : FLY_MS }),
    panBy: (x, y) => map.panBy([x, y], { duration: prefersStill() ? 0 : 150 }),
    addGlLayer: (layer, place) => {
      const one = { layer, beforeId: place === 'sea' ? FIRST_OF_LAND : undefined };
      added.set(layer.id, one);
      if (hasStyle) put(one);
      return () => {
        added.delete(layer.id);
        if (!removed && hasStyle && map.getLayer(layer.id)) map.removeLayer(layer.id);
      };
    },
    on: (event, listener) =>
      listen(ENGINE_EVENTS[event], (happened) => {
        const { x, y } = pointOf(happened) ?? { x: container.clientWidth / 2, y: container.clientHeight / 2 };
        listener(at(x, y));
      }),
    repaint: () => map.triggerRepaint(),
    setTheme: (theme) => {
      if (hasStyle) paintIn(theme);
      else laterTheme = theme;
    },
    remove: () => {
      removed = true;
      stopLosing();
      stopRestoring();
      map.remove();
    },
  };
}

/** Returns the position of a pointer event; undefined for any other event. */
function pointOf(event: object): { readonly x: number; readonly y: number } | undefined {
  return 'point' in event ? (event.point as { readonly x: number; readonly y: number }) : undefined;
}

/** Returns the offsets of the world copies between two unwrapped longitudes. */
function worldOffsets(west: number, east: number): readonly number[] {
  const first = Math.floor((west + 180) / 360);
  const last = Math.floor((east + 180) / 360);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the longitude of the same meridian within half a turn of `center`. */
function nearestLon(lon: number, center: number): number {
  return lon + Math.round((center - lon) / 360) * 360;
}

function wrapLon(lon: number): number {
  return lon - Math.floor((lon + 180) / 360) * 360;
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
