import { areas, type Call } from '@groundswell/contracts';

/** One Lambda: its source is `functions/<area>/<name>.ts`, which exports `handler`. */
export interface FunctionName {
  readonly area: string;
  readonly name: string;
  /** Also draws its page, so the site's `index.html` lies beside it. */
  readonly drawsPage?: boolean;
  /** Files of packages that it reads, which also lie beside it. */
  readonly files?: readonly string[];
}

/** Letters of all scripts of a gift card, in two weights (`packages/papers/src/faces.ts`). */
const CARD_FONTS = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((part) => [
    `@fontsource/archivo/files/archivo-${part}-400-normal.woff`,
    `@fontsource/archivo-narrow/files/archivo-narrow-${part}-700-normal.woff`,
  ]),
  ...['chinese-simplified', 'cyrillic'].flatMap((part) =>
    [400, 700].map((weight) => `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-${weight}-normal.woff`),
  ),
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
];

/** Files that a function reads at run time and that cannot be bundled: the renderer's WebAssembly, the pages' fonts. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'get-share-image': [
    '@resvg/resvg-wasm/index_bg.wasm',
    '@fontsource/archivo/files/archivo-latin-400-normal.woff2',
    '@fontsource/archivo/files/archivo-latin-600-normal.woff2',
  ],
  'print-gift': CARD_FONTS,
};

/** Background work by area: scheduled, fed by a queue, or subscribed to a topic. */
export const JOBS = {
  ocean: [
    'find-runs',
    'ingest-step',
    'build-forecasts',
    'refresh-observations',
    'refresh-advisories',
    'verify-forecasts',
    'draw-tiles',
    'pack-points',
    'draw-plates',
  ],
  letters: ['send-letter', 'note-mail-event'],
  accounts: ['finish-follow-ups'],
  alerts: ['evaluate-alerts', 'send-alert', 'release-alerts'],
  plans: ['follow-payments', 'compare-subscriptions'],
} as const;
export type JobArea = keyof typeof JOBS;
export type JobNameOf<Area extends JobArea> = (typeof JOBS)[Area][number];
export type JobName = JobNameOf<JobArea>;

/** Cognito's triggers during a sign-in. */
const TRIGGERS = ['answer-challenge', 'limit-scopes'].map((name) => ({ area: 'auth-triggers', name }));

/** The API's authorizer. */
export const CHECK_EDGE_KEY: FunctionName = { area: 'edge', name: 'check-edge-key' };

/** The fallback for all paths without a call. */
export const NOT_FOUND: FunctionName = { area: 'site', name: 'not-found', drawsPage: true };

/**
 * Every Lambda: one for each call of the contracts and the fallback, one for each job, Cognito's triggers and the API's
 * authorizer.
 */
export function listFunctions(): readonly FunctionName[] {
  const calls = Object.entries(areas).flatMap(([area, declared]) =>
    declared.map(({ name, page }: Call) => ({ area, name, drawsPage: page, files: FILES[name] })),
  );
  const jobs = Object.entries(JOBS).flatMap(([area, names]) => names.map((name) => ({ area, name })));
  return [...calls, NOT_FOUND, ...jobs, ...TRIGGERS, CHECK_EDGE_KEY];
}
