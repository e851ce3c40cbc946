// The `build` of cdk.json, which the CDK runs before each synthesis. It builds the site, then the functions, because both
// at once would need more than 1.5 GB of memory.
import { constants } from 'node:zlib';
import { cacheDir, repoRoot } from '../paths.ts';
import { buildFunctions } from './build-functions.ts';
import { buildSite } from './build-site.ts';

// Vite's Rust threads each keep memory, so it gets one. esbuild collects garbage only near the limit, which is faster
// than at every doubling of its memory.
Object.assign(process.env, { RAYON_NUM_THREADS: '1', GOGC: 'off', GOMEMLIMIT: '800MiB' });
const { signal } = new AbortController();
await buildSite(repoRoot, cacheDir, signal, { brotliQuality: constants.BROTLI_MAX_QUALITY });
buildFunctions();
