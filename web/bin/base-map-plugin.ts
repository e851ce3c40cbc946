import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { MAX_ZOOM } from '../../packages/basemap/src/cut/cut-base-map.ts';
import { listNames } from '../../packages/basemap/src/names/list-names.ts';

const TILES = '\0virtual:base-map';
const FAR_NAMES = '\0virtual:map-names/far';
const NEAR_NAMES = '\0virtual:map-names/near';
/**
 * The lowest zoom level of the second file of place names. Names first shown at this zoom or closer, three quarters of
 * all, go into that file.
 */
const NEAR_FROM_ZOOM = 8;

interface CutMap {
  /** The tile tree in the form that `parseTileTree` reads. */
  readonly tree: string;
  readonly digest: string;
  /** Resolves when all tiles are in their folder. */
  readonly written: Promise<unknown>;
}

/**
 * Creates a plugin that cuts the base map into tiles and writes them into the site. Their folder is named by a content
 * hash; the site's code imports the folder's name from a virtual module.
 */
export function baseMap(): Plugin {
  let root = '';
  let folder = '';
  let map: Promise<CutMap> | undefined;
  const cut = () => {
    map ??= cutInThread(folder);
    return map;
  };
  return {
    name: 'base-map',
    configResolved({ root: webDir, command }) {
      root = webDir;
      folder = join(webDir, 'node_modules/.base-map', command);
    },
    // Cutting the tiles takes as long as reading all modules, so it runs in parallel with the build.
    buildStart: () => void cut().catch(() => undefined),
    resolveId: (id) => [TILES, FAR_NAMES, NEAR_NAMES].find((name) => name === `\0${id}`),
    async load(id) {
      if (id === FAR_NAMES) return namesModule((zoom) => zoom < NEAR_FROM_ZOOM);
      if (id === NEAR_NAMES) return namesModule((zoom) => zoom >= NEAR_FROM_ZOOM);
      if (id !== TILES) return;
      const { tree, digest } = await cut();
      const about = { folder: `/base-map/${digest}`, maxZoom: MAX_ZOOM, tree };
      return `export const baseMap = ${JSON.stringify(about)};`;
    },
    /** Moves the tiles into the site. Emitting two thousand more files in the bundle would take seconds. */
    async writeBundle({ dir = '' }) {
      const { digest, written } = await cut();
      await written;
      const target = resolve(root, dir, 'base-map');
      await mkdir(target, { recursive: true });
      await rename(folder, join(target, digest));
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /\/base-map\/\w+\/([\w/]+)\.mvt$/.exec(request.url ?? '')?.[1];
        if (name === undefined) return next();
        cut().then(async ({ written }) => {
          await written;
          response.setHeader('content-type', 'application/vnd.mapbox-vector-tile');
          createReadStream(join(folder, `${name}.mvt`))
            .on('error', () => next())
            .pipe(response);
        }, next);
      });
    },
  };
}

async function cutInThread(folder: string): Promise<CutMap> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const thread = new Worker(new URL('cut-base-map-thread.mjs', import.meta.url), { workerData: { into: folder } });
  const written = once(thread, 'exit');
  written.catch(() => undefined);
  const [{ tree, digest }] = await once(thread, 'message');
  return { tree, digest, written };
}

/**
 * Builds the source of the module that holds the place names. Each name is an array with fields by position, half the
 * bytes of an object.
 */
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
