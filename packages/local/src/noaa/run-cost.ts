import { join } from 'node:path';
import { runChild } from '@groundswell/infra/build/run-child.ts';
import { asList, asNumber, asObject, type Json } from '../template/json.ts';
import type { CloudPlan } from '../template/plan.ts';
import { BYTES_PER_MB } from './pass-through.ts';

/** The share of one model in a run: its steps, in hours after the run's start, and the cost of each. */
export interface CostPart {
  readonly steps: readonly number[];
  readonly stepBytes: number;
}

const child = join(import.meta.dirname, '../../bin/run-cost.ts');
/**
 * The share of the budget that may be planned. Steps differ a little from the sampled ones, and bulletins are read too.
 */
const SHARE_TO_PLAN = 0.9;

/**
 * Computes the cost of reading a whole run of NOAA's models from its listings. It runs in a child process, because it
 * needs the functions' environment variables; `settings` override the template's. Throws if NOAA does not answer or
 * `signal` aborts.
 */
export async function fetchRunCost(
  { functions }: CloudPlan,
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly CostPart[]> {
  const wanted = functions.find(({ environment }) => 'NOAA_GFS_URL' in environment)?.environment;
  const env = { ...process.env, ...wanted, ...settings };
  const printed = await runChild(['--import', 'tsx', child], import.meta.dirname, 'Adding up a run', signal, env);
  const line = printed.split('\n').findLast((one) => one.startsWith('{')) ?? '{}';
  return asList(asObject(JSON.parse(line) as Json, 'cost').parts, 'parts').map((part) => {
    const { steps, stepBytes } = asObject(part, 'part');
    return { steps: asList(steps, 'steps').map(Number), stepBytes: asNumber(stepBytes, 'stepBytes', 0) };
  });
}

/** Returns the bytes of all steps up to an hour. */
function costUpTo(parts: readonly CostPart[], hour: number): number {
  return parts.reduce((sum, { steps, stepBytes }) => sum + stepBytes * steps.filter((step) => step <= hour).length, 0);
}

/** Returns the last hour up to which the budget covers every step; undefined if it covers the whole run. */
export function findLastHour(parts: readonly CostPart[], budgetBytes: number): number | undefined {
  const hours = [...new Set(parts.flatMap(({ steps }) => steps))].sort((a, b) => a - b);
  const beyond = hours.findIndex((hour) => costUpTo(parts, hour) > SHARE_TO_PLAN * budgetBytes);
  return beyond < 0 ? undefined : Math.max(0, hours[beyond - 1] ?? 0);
}

/** Describes a run's cost, and how far the budget reaches, in a sentence. */
export function describeRunCost(parts: readonly CostPart[], lastHour: number | undefined): string {
  const [most, read] = [Number.POSITIVE_INFINITY, lastHour ?? 0].map((hour) =>
    Math.round(costUpTo(parts, hour) / BYTES_PER_MB),
  );
  const whole = `A whole run is ${most} MB to read, by NOAA's listings`;
  return lastHour === undefined ? `${whole}.` : `${whole}; its first ${lastHour} hours, ${read} MB, are.`;
}
