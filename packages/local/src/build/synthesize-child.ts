import { once } from 'node:events';
import { join } from 'node:path';
import { bundleCode } from '@groundswell/infra/bundle.ts';
import { functionsDir } from '@groundswell/infra/paths.ts';
import { POSTS_PROGRAM } from './build-app.ts';
import { bundleWorkers } from './bundle-workers.ts';
import { LOCAL_SETTINGS } from './local-settings.ts';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('The folder to synthesize into must be named.');

const postsSource = join(import.meta.dirname, '../background/put-posts.ts');
const bundled = Promise.all([
  bundleCode({ sourceDir: functionsDir, outDir, shares: true, beside: { [POSTS_PROGRAM]: postsSource } }),
  bundleWorkers(join(outDir, 'workers')),
]);
// The CDK loads while esbuild bundles in a child process.
const { synthesize } = await import('@groundswell/infra/synth.ts');
await bundled;
// The parent closes this process's standard input when the web build is done.
await once(process.stdin.resume(), 'end');
synthesize(outDir, { shares: true, context: LOCAL_SETTINGS });
