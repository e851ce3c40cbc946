// Builds the web and the functions once. Test commands that start together would otherwise wait for the first one's
// build.
import { join } from 'node:path';
import { buildApp } from '@groundswell/local/build/build-app';
import { buildWeb } from '@groundswell/local/build/build-web';

const repoRoot = join(import.meta.dirname, '../..');
const cacheDir = join(repoRoot, 'node_modules/.cache/groundswell');
const { signal } = new AbortController();
await buildWeb(repoRoot, cacheDir, signal);
await buildApp(repoRoot, cacheDir, signal);
