import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type BaseMap, cutBaseMap, MAX_ZOOM } from '../../packages/basemap/src/cut/cut-base-map.ts';
import { listNames } from '../../packages/basemap/src/names/list-names.ts';

const TILES = '\0virtual:base-map';
const FAR_NAMES = '\0virtual:map-names/far';
const NEAR_NAMES = '\0virtual:map-names/near';
/** Names that show only from here on are a file of their own, three quarters of all. */
const NEAR_FROM_ZOOM = 8;

/** Cuts the base map's tiles into the site, in a folder named by their content, and says to the page where they are. */
export function baseMap(): Plugin {
  let map: BaseMap | undefined;
  let folder = '';
  const cut = () => {
    map ??= cutBaseMap();
    folder ||= `base-map/${digest(map)}`;
    return map;
  };
  return {
    name: 'base-map',
    resolveId: (id) => [TILES, FAR_NAMES, NEAR_NAMES].find((name) => name === `\0${id}`),
    load(id) {
      if (id === FAR_NAMES) return namesModule((zoom) => zoom < NEAR_FROM_ZOOM);
      if (id === NEAR_NAMES) return namesModule((zoom) => zoom >= NEAR_FROM_ZOOM);
      if (id !== TILES) return;
      const { tree } = cut();
      const about = { folder: `/${folder}`, maxZoom: MAX_ZOOM, tree };
      return `export const baseMap = ${JSON.stringify(about)};`;
    },
    generateBundle() {
      // The server's renderer draws no map.
      if (!map) return;
      for (const [name, source] of map.files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.mvt`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /\/base-map\/\w+\/(.*)\.mvt$/.exec(request.url ?? '')?.[1];
        const file = name === undefined ? undefined : cut().files.get(name);
        if (!file) return next();
        response.setHeader('content-type', 'application/vnd.mapbox-vector-tile');
        response.end(file);
      });
    },
  };
}

/** Rows by position are half the size of objects. */
function namesModule(isWanted: (fromZoom: number) => boolean): string {
  const wanted = listNames().filter(({ fromZoom }) => isWanted(fromZoom));
  const rows = wanted.map(({ kind, name, lon, lat, fromZoom, side, toZoom, names }) => {
    const row = [kind, name, Number(lon.toFixed(3)), Number(lat.toFixed(3)), fromZoom, side, toZoom, names];
    return row.slice(0, row.findLastIndex((field) => field !== undefined) + 1);
  });
  const fields = '{ kind, name, lon, lat, fromZoom, side: side ?? undefined, toZoom: toZoom ?? undefined, names }';
  const named = `${JSON.stringify(rows)}.map(([kind, name, lon, lat, fromZoom, side, toZoom, names]) => (${fields}))`;
  return `export const nearFromZoom = ${NEAR_FROM_ZOOM};\nexport const names = ${named};`;
}

function digest({ files, tree }: BaseMap): string {
  const hash = createHash('sha256').update(tree);
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
