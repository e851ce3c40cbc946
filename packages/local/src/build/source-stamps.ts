import { join } from 'node:path';
import { readStamps } from './quick-stamp.ts';

const ROOMS = ['basemap', 'handbook', 'contracts', 'forecast', 'plans', 'map-stills', 'posts', 'present', 'tiles'];
const SOURCES = {
  web: ['web', ...ROOMS.map((room) => `packages/${room}`), 'cdk.json', 'package-lock.json'],
  app: ['infra', 'functions', 'packages', 'cdk.json', 'package-lock.json'],
} as const;

type Stamps = Readonly<Record<keyof typeof SOURCES, string>>;

const read = new Map<string, Stamps>();

/**
 * Returns the stamps of the web's and the app's sources. They are read once per process, so a change during a build is
 * noticed by the next process.
 */
export function sourceStamps(repoRoot: string, cacheDir: string): Stamps {
  const stamps = read.get(repoRoot) ?? readStamps(repoRoot, SOURCES, join(cacheDir, 'stamps.json'));
  read.set(repoRoot, stamps);
  return stamps;
}
