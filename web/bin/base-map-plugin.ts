import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type BaseMap, cutBaseMap, MAX_ZOOM } from '../../packages/basemap/src/cut/cut-base-map.ts';

const MODULE = 'virtual:base-map';

/** Cuts the base map's tiles into the site, in a folder named by their content, and says to the page where they are. */
export function baseMap(): Plugin {
  let map: BaseMap | undefined;
  const cut = () => (map ??= cutBaseMap());
  const folder = () => `assets/base-map-${digest(cut())}`;
  return {
    name: 'base-map',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const about = { folder: `/${folder()}`, maxZoom: MAX_ZOOM, tree: cut().tree };
      return `export const baseMap = ${JSON.stringify(about)};`;
    },
    generateBundle() {
      // The server's renderer draws no map.
      if (!map) return;
      for (const [name, source] of map.files)
        this.emitFile({ type: 'asset', fileName: `${folder()}/${name}.mvt`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const bytes = /\/base-map-\w+\/(.*)\.mvt$/.exec(request.url ?? '')?.[1];
        const file = bytes === undefined ? undefined : cut().files.get(bytes);
        if (!file) return next();
        response.setHeader('content-type', 'application/vnd.mapbox-vector-tile');
        response.end(file);
      });
    },
  };
}

function digest({ files, tree }: BaseMap): string {
  const hash = createHash('sha256').update(tree);
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
