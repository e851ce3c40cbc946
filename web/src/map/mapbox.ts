import type { CustomLayerInterface, StyleSpecification } from 'mapbox-gl';
import workerUrl from 'mapbox-gl/dist/esm/worker.js?worker&url';
import { Map as Mapbox, setAccessToken, setWorkerUrl } from 'mapbox-gl/esm';
import type { StartEngine } from './engine-map.ts';

setWorkerUrl(workerUrl);

export function startMapboxWith(token: string): StartEngine {
  setAccessToken(token);
  return ({ container, view, style, ...options }) => {
    const map = new Mapbox({
      ...options,
      container,
      style: style as StyleSpecification | string,
      center: [view.lon, view.lat],
      zoom: view.zoom,
      projection: 'mercator',
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      keyboard: false,
      fadeDuration: 0,
      antialias: true,
      performanceMetricsCollection: false,
    });
    map.touchZoomRotate.disableRotation();
    return {
      map,
      listen: (event, listener) => {
        map.on(event, listener);
        return () => map.off(event, listener);
      },
      addLayer: (id, { add, draw, remove }, beforeId) => {
        const layer: CustomLayerInterface = {
          id,
          type: 'custom',
          onAdd: (_, gl) => add(gl),
          onRemove: (_, gl) => remove(gl),
          render: (gl, matrix) => draw(gl as WebGL2RenderingContext, matrix),
        };
        // The union of all layer types is too deep for the compiler.
        map.addLayer(layer as never, beforeId);
      },
    };
  };
}
