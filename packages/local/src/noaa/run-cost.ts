import { join } from 'node:path';
import { runChild } from '../build/run-child.ts';
import { asNumber, asObject, type Json } from '../template/json.ts';
import type { CloudPlan } from '../template/plan.ts';
import { BYTES_PER_MB } from './pass-through.ts';

const child = join(import.meta.dirname, '../../bin/run-cost.ts');

/**
 * What reading a whole run of NOAA's models costs by its listings, as a sentence. A process of its own asks, as it has to
 * know what functions want; `settings` replace those of the template. Throws when NOAA does not answer, or `signal` aborts.
 */
export async function describeRunCost(
  { functions }: CloudPlan,
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const wanted = functions.find(({ environment }) => 'NOAA_GFS_URL' in environment)?.environment;
  const env = { ...process.env, ...wanted, ...settings };
  const printed = await runChild(['--import', 'tsx', child], import.meta.dirname, 'Adding up a run', signal, env);
  const line = printed.split('\n').findLast((one) => one.startsWith('{')) ?? '{}';
  const bytes = asNumber(asObject(JSON.parse(line) as Json, 'cost').bytes, 'bytes', 0);
  return `A whole run is ${Math.round(bytes / BYTES_PER_MB)} MB to read, by NOAA's listings; near hours come first.`;
}
