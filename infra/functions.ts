import { areas, type Call } from '@groundswell/contracts';

/** A Lambda function. Its source is `functions/<area>/<name>.ts`, which exports `handler`. */
export interface FunctionName {
  readonly area: string;
  readonly name: string;
  /** Whether the function also renders its page, so that the site's `index.html` is copied beside it. */
  readonly drawsPage?: boolean;
  /** Files of packages that the function reads, copied beside it. */
  readonly files?: readonly string[];
  /** Packages that cannot be bundled, copied whole beside the function. */
  readonly packages?: readonly string[];
}

/** The fonts of PDF documents for all supported writing systems, in two weights (`packages/pdf/src/faces.ts`). */
const PAPER_FONTS = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((part) => [
    `@fontsource/archivo/files/archivo-${part}-400-normal.woff`,
    `@fontsource/archivo-narrow/files/archivo-narrow-${part}-700-normal.woff`,
  ]),
  ...['chinese-simplified', 'cyrillic'].flatMap((part) =>
    [400, 700].map((weight) => `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-${weight}-normal.woff`),
  ),
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
];

/** Files that a function reads at run time and that cannot be bundled: the renderer's WebAssembly and the PDF fonts. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'get-share-image': [
    '@resvg/resvg-wasm/index_bg.wasm',
    '@fontsource/archivo/files/archivo-latin-400-normal.woff2',
    '@fontsource/archivo/files/archivo-latin-600-normal.woff2',
  ],
  'get-day-sheet': PAPER_FONTS,
  'get-etiquette-guide': PAPER_FONTS,
  'get-handbook': PAPER_FONTS,
  'get-tide-chart-pdf': PAPER_FONTS,
  'print-gift': PAPER_FONTS,
};

/**
 * The image library as WebAssembly, with its dependencies. This one build runs on every processor, while a native build
 * for the developer's machine would not run on Lambda.
 */
const PICTURE_PACKAGES = ['sharp', '@img/sharp-wasm32', '@img/colour', 'detect-libc', 'semver', 'tslib'];
const PACKAGES: Readonly<Record<string, readonly string[]>> = { 'finish-upload': PICTURE_PACKAGES };

/** Background jobs by area: scheduled, fed by a queue, or subscribed to a topic. */
export const JOBS = {
  ocean: [
    'find-runs',
    'ingest-step',
    'build-forecasts',
    'seal-forecasts',
    'refresh-observations',
    'refresh-advisories',
    'verify-forecasts',
    'draw-tiles',
    'pack-points',
    'draw-map-stills',
  ],
  blog: ['publish-due', 'queue-writer-weeks'],
  email: ['send-code', 'send-email', 'note-mail-event', 'page-digest', 'send-digest'],
  accounts: ['finish-follow-ups'],
  alerts: ['evaluate-alerts', 'send-alert', 'send-push', 'release-alerts'],
  plans: ['process-payment-events', 'reconcile-subscriptions'],
  uploads: ['sweep-uploads'],
  status: ['check-queues'],
} as const;
export type JobArea = keyof typeof JOBS;
export type JobNameOf<Area extends JobArea> = (typeof JOBS)[Area][number];
export type JobName = JobNameOf<JobArea>;

/** Cognito's triggers during a sign-in. */
const TRIGGERS = ['answer-challenge', 'limit-scopes'].map((name) => ({ area: 'auth-triggers', name }));

/** The function that API Gateway calls as authorizer: it checks the edge key of each request. */
export const CHECK_EDGE_KEY: FunctionName = { area: 'edge', name: 'check-edge-key' };

/** The function for all paths that belong to no call: it replies with 404. */
export const NOT_FOUND: FunctionName = { area: 'site', name: 'not-found', drawsPage: true };

/**
 * Lists every Lambda function: one for each call of the contracts and each job, the fallback, Cognito's triggers and
 * the API's authorizer.
 */
export function listFunctions(): readonly FunctionName[] {
  const calls = Object.entries(areas).flatMap(([area, declared]) =>
    declared.map(({ name, page }: Call) => ({
      area,
      name,
      drawsPage: page,
      files: FILES[name],
      packages: PACKAGES[name],
    })),
  );
  const jobs = Object.entries(JOBS).flatMap(([area, names]) => names.map((name) => ({ area, name })));
  return [...calls, NOT_FOUND, ...jobs, ...TRIGGERS, CHECK_EDGE_KEY];
}
