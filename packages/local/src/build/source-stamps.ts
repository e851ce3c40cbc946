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
 * The stamps of what the web and the app are built from, read once: what changes while a process builds is noticed by
 * the next one.
 */
export function sourceStamps(repoRoot: string, cacheDir: string): Stamps {
  const stamps = read.get(repoRoot) ?? readStamps(repoRoot, SOURCES, join(cacheDir, 'stamps.json'));
  read.set(repoRoot, stamps);
  return stamps;
}
