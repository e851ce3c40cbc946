import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFunctions } from '@groundswell/infra/build/build-functions.ts';
import { folderOf } from '@groundswell/infra/bundle.ts';
import { bundleDir } from '@groundswell/infra/paths.ts';
import { listFunctions } from '@groundswell/infra/testing/functions';
import type { BenchRow } from './bench-row.ts';
import { measureWarmCalls } from './warm-calls.ts';

const RUNS = 5;

/**
 * Measures the size of every function's bundle and its import time in a fresh Node (median of five). Also measures
 * calls that read a user.
 */
export async function bench(): Promise<BenchRow[]> {
  return [...measureBundles(), ...(await measureWarmCalls())];
}

function measureBundles(): BenchRow[] {
  buildFunctions();
  return listFunctions().map((one) => {
    const file = join(bundleDir, folderOf(one), 'index.mjs');
    const bytes = readFileSync(file);
    const kb = (count: number) => `${Math.round(count / 1024)} KB`;
    return {
      what: `${one.area}/${one.name}: bundle, gzip, cold import`,
      measured: `${kb(bytes.length)}, ${kb(gzipSync(bytes).length)}, ${medianImportMs(file)} ms`,
      aim: 'at most 500 KB, 100 ms',
    };
  });
}

function medianImportMs(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); process.stdout.write(String(performance.now() - t));`;
  const times = Array.from({ length: RUNS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, AWS_REGION: 'us-east-1' },
      }),
    ),
  );
  return Math.round(times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
}
