import { Map as Maplibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { StartEngine } from './engine-map.ts';

/** By default the engine creates its worker from a blob, which the content security policy forbids. */
setWorkerUrl(workerUrl);

export const startMaplibre: StartEngine = ({ container, view, style, ...options }) => {
  const map = new Maplibre({
    ...options,
    container,
    style: style as StyleSpecification | string,
    center: [view.lon, view.lat],
    zoom: view.zoom,
    attributionControl: false,
    maplibreLogo: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
  });
  map.touchZoomRotate.disableRotation();
  return {
    map,
    listen: (event, listener) => {
      map.on(event, listener);
      return () => map.off(event, listener);
    },
    addLayer: (id, { add, draw, remove }, beforeId) =>
      map.addLayer(
        {
          id,
          type: 'custom',
          onAdd: (_, gl) => add(gl as WebGL2RenderingContext),
          onRemove: (_, gl) => remove(gl as WebGL2RenderingContext),
          render: (gl, { defaultProjectionData }) =>
            draw(gl, Float32Array.from(defaultProjectionData.mainMatrix as ArrayLike<number>)),
        },
        beforeId,
      ),
  };
};
