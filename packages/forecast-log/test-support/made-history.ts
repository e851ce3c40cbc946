import { formatBatch } from '../src/batch.ts';
import { ENTRY_HOURS, type ForecastEntry } from '../src/entry.ts';
import { appendSeal, type Seal } from '../src/log.ts';
import { hashLeaf, rootOf } from '../src/tree.ts';

const HOUR_MS = 3_600_000;
const FIRST_RUN_AT = Date.UTC(2026, 10, 20);
/** A run is sealed six hours after its start, and its entries begin an hour later. */
const SEALED_AFTER_MS = 6 * HOUR_MS;
const BEGINS_AFTER_MS = 7 * HOUR_MS;

/** Runs in the order of the log, each with the time of its seal and its entries. */
export interface MadeRun {
  readonly cycle: string;
  readonly sealedAt: number;
  readonly entries: readonly ForecastEntry[];
}

/** The files that the site publishes. */
export interface MadeHistory {
  readonly log: string;
  readonly batches: ReadonlyMap<string, string>;
}

/** Makes the run with a number, from 0, of a few beaches; `size` shifts all heights. */
export function madeRun(number: number, beaches: number, size = 0): MadeRun {
  const runAt = FIRST_RUN_AT + number * 6 * HOUR_MS;
  const cycle = new Date(runAt).toISOString().replace(/\D/g, '').slice(0, 10);
  const column = (first: number) => Array.from({ length: ENTRY_HOURS }, (_, hour) => first + hour);
  const entries = Array.from({ length: beaches }, (_, beach) => ({
    cycle,
    beach: `beach-${beach}`,
    buoy: '44097',
    startAt: runAt + BEGINS_AFTER_MS,
    faceCm: column(100 + 10 * beach + size),
    seaCm: column(120 + number + size),
    errorPm: column(300),
  }));
  return { cycle, sealedAt: runAt + SEALED_AFTER_MS, entries };
}

/** Publishes runs as an honest log does, whatever they contain. */
export function publish(runs: readonly MadeRun[]): MadeHistory {
  const batches = new Map(runs.map(({ cycle, entries }) => [cycle, formatBatch(entries)]));
  const log = runs.reduce((text, run) => {
    const next = appendSeal(text, sealOf(run, batches.get(run.cycle) ?? ''));
    return next === 'already' ? text : next;
  }, '');
  return { log, batches };
}

function sealOf({ cycle, sealedAt }: MadeRun, batch: string): Seal {
  const leaves = batch.split('\n').slice(0, -1).map(hashLeaf);
  return { cycle, sealedAt, count: leaves.length, root: rootOf(leaves) };
}
