import { areas, type Call } from '@groundswell/contracts';

/** One Lambda: its source is `functions/<area>/<name>.ts`, which exports `handler`. */
export interface FunctionName {
  readonly area: string;
  readonly name: string;
  /** Draws its page too, so the site's `index.html` lies beside it. */
  readonly drawsPage?: boolean;
  /** Files of packages that it reads, which lie beside it too. */
  readonly files?: readonly string[];
}

/** What a function reads at run time and cannot be bundled: the renderer's WebAssembly, the page's font. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'get-share-image': [
    '@resvg/resvg-wasm/index_bg.wasm',
    '@fontsource/archivo/files/archivo-latin-400-normal.woff2',
    '@fontsource/archivo/files/archivo-latin-600-normal.woff2',
  ],
};

/** Work that nobody waits for: scheduled, or fed by a queue. */
export const OCEAN_JOBS = [
  'find-runs',
  'ingest-step',
  'build-forecasts',
  'refresh-observations',
  'verify-forecasts',
  'draw-tiles',
] as const;

/** Every Lambda there is: one for each call of the contracts, one for each job. */
export function listFunctions(): readonly FunctionName[] {
  const calls = Object.entries(areas).flatMap(([area, declared]) =>
    declared.map(({ name, page }: Call) => ({ area, name, drawsPage: page, files: FILES[name] })),
  );
  return [...calls, ...OCEAN_JOBS.map((name) => ({ area: 'ocean', name }))];
}
