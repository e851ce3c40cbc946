import { join } from 'node:path';

export const repoRoot = join(import.meta.dirname, '..');
/** The folder of stamps of finished builds. */
export const cacheDir = join(repoRoot, 'node_modules', '.cache', 'groundswell');
export const bundleDir = join(repoRoot, 'dist', 'functions');
export const functionsDir = join(repoRoot, 'functions');
export const siteDir = join(repoRoot, 'web', 'dist');
