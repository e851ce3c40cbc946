import { join } from 'node:path';
import { readStamps } from './quick-stamp.ts';

const ROOMS = ['basemap', 'handbook', 'contracts', 'forecast', 'plans', 'map-stills', 'posts', 'present', 'tiles'];
/** npm's list of the installed packages. It differs from package-lock.json until `npm ci` has run. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Modules that replace parts of packages in bundles. */
const SHIMS = ['no-endpoint-cache', 'no-postcss', 'no-woff2', 'signature-only'].map((name) => `infra/${name}.cjs`);
const SOURCES = {
  web: ['web', ...ROOMS.map((room) => `packages/${room}`), 'cdk.json', INSTALLED],
  app: ['infra', 'functions', 'packages', 'cdk.json', INSTALLED],
  functions: ['infra/bundle.ts', 'infra/functions.ts', ...SHIMS, 'functions', 'packages', INSTALLED],
} as const;

type Stamps = Readonly<Record<keyof typeof SOURCES, string>>;

const read = new Map<string, Stamps>();

/**
 * Returns the stamps of the sources of the web, the app and the functions. They are read once per process, so a change during a build is
 * noticed by the next process.
 */
export function sourceStamps(repoRoot: string, cacheDir: string): Stamps {
  const stamps = read.get(repoRoot) ?? readStamps(repoRoot, SOURCES, join(cacheDir, 'stamps.json'));
  read.set(repoRoot, stamps);
  return stamps;
}
