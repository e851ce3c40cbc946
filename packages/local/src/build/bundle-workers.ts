import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export interface WorkerBundles {
  readonly lambda: URL;
  readonly sample: URL;
}

/** Bundles the code of worker threads into plain modules: loading TypeScript in a thread is slow. */
export async function bundleWorkers(dir: string): Promise<WorkerBundles> {
  const source = join(import.meta.dirname, '..');
  await build({
    entryPoints: {
      lambda: join(source, 'lambda/worker.ts'),
      sample: join(source, 'noaa/sample-worker.ts'),
    },
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
  });
  return bundlesIn(dir);
}

export function bundlesIn(dir: string): WorkerBundles {
  const urlOf = (name: string) => pathToFileURL(join(dir, `${name}.mjs`));
  return { lambda: urlOf('lambda'), sample: urlOf('sample') };
}
