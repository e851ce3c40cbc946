// The `app` of cdk.json. It runs infra/app.ts, unless the output folder already holds the app of the same sources and
// settings, checked without findings.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, repoRoot } from '../paths.ts';
import { securityTxtExpires } from '../security-txt.ts';
import { listVariables, siteStamp } from './build-site.ts';
import { sourceStamps } from './source-stamps.ts';

interface Synthesized {
  readonly stamp: string;
  readonly sentences: readonly string[];
}

const outDir = process.env.CDK_OUTDIR ?? join(repoRoot, 'cdk.out');
const keptIn = join(outDir, 'synthesized.json');
const stamp = computeStamp();
for (const sentence of findSentences() ?? (await synthesize())) console.error(sentence);

/**
 * The CDK passes the settings, the account and the region in variables. A sentence depends on Node's version, and
 * security.txt on the month.
 */
function computeStamp(): string {
  const inputs = [
    process.version,
    securityTxtExpires(Date.now()),
    sourceStamps(repoRoot, cacheDir).app,
    siteStamp(repoRoot, cacheDir),
    ...listVariables('CDK_'),
  ];
  return createHash('sha256').update(inputs.join('\n')).digest('hex');
}

/** Returns the sentences of the last synthesis; undefined if it had other inputs. */
function findSentences(): readonly string[] | undefined {
  if (!existsSync(keptIn)) return undefined;
  const kept: Synthesized = JSON.parse(readFileSync(keptIn, 'utf8'));
  return kept.stamp === stamp ? kept.sentences : undefined;
}

async function synthesize(): Promise<readonly string[]> {
  // An interrupted synthesis must not leave the old stamp beside new templates.
  rmSync(keptIn, { force: true });
  const { sentences } = await import('../app.ts');
  if (!process.exitCode) writeFileSync(keptIn, JSON.stringify({ stamp, sentences } satisfies Synthesized));
  return sentences;
}
