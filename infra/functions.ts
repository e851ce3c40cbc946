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

/** Work that nobody waits for, by area: scheduled, fed by a queue, or told of what happened. */
export const JOBS = {
  ocean: ['find-runs', 'ingest-step', 'build-forecasts', 'refresh-observations', 'verify-forecasts', 'draw-tiles'],
  letters: ['send-letter', 'note-mail-event'],
  accounts: ['finish-follow-ups'],
  alerts: ['evaluate-alerts', 'send-alert', 'release-alerts'],
} as const;
export type JobArea = keyof typeof JOBS;
export type JobNameOf<Area extends JobArea> = (typeof JOBS)[Area][number];
export type JobName = JobNameOf<JobArea>;

/** What Cognito asks while it signs someone in. */
const TRIGGERS = ['answer-challenge', 'limit-scopes'].map((name) => ({ area: 'auth-triggers', name }));

/** What the API asks before any call. */
export const CHECK_EDGE_KEY: FunctionName = { area: 'edge', name: 'check-edge-key' };

/** What answers whatever no call has. */
export const NOT_FOUND: FunctionName = { area: 'site', name: 'not-found', drawsPage: true };

/** Every Lambda there is: one for each call of the contracts and for what is none, one for each job, Cognito's triggers and the API's authorizer. */
export function listFunctions(): readonly FunctionName[] {
  const calls = Object.entries(areas).flatMap(([area, declared]) =>
    declared.map(({ name, page }: Call) => ({ area, name, drawsPage: page, files: FILES[name] })),
  );
  const jobs = Object.entries(JOBS).flatMap(([area, names]) => names.map((name) => ({ area, name })));
  return [...calls, NOT_FOUND, ...jobs, ...TRIGGERS, CHECK_EDGE_KEY];
}
