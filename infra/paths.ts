import { join } from 'node:path';

export const repoRoot = join(import.meta.dirname, '..');
export const bundleDir = join(repoRoot, 'dist', 'functions');
export const functionsDir = join(repoRoot, 'functions');
export const siteDir = join(repoRoot, 'web', 'dist');
