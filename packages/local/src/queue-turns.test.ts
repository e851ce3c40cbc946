import { expect, test } from 'vitest';
import { judgeTurns } from './queue-turns.ts';

const NAMES = ['steps', 'beaches', 'tiles', 'points'];
const environment = Object.fromEntries(
  NAMES.map((name) => [`${name.toUpperCase()}_QUEUE_URL`, `https://sqs/1/${name}`]),
);
const plan = {
  functions: [{ name: 'Fn', label: 'fn', codeDir: '', handler: '', environment, timeoutMs: 1, memoryMb: 1 }],
  mappings: NAMES.map((queueName) => ({
    queueName,
    functionName: 'Fn',
    batchSize: 1,
    maxConcurrency: 1,
    reportsItemFailures: true,
  })),
};

/** The queues that may be taken from, with messages waiting in `visible`. */
function turns(visible: readonly string[], terms: { readonly isSpent?: boolean; readonly charts?: boolean }) {
  const { isSpent = false, charts = true } = terms;
  const queues = NAMES.map((name) => ({
    name,
    counts: () => ({ visible: visible.includes(name) ? 1 : 0, hidden: 0 }),
  }));
  const mayTake = judgeTurns(plan, new Map(queues.map((queue) => [queue.name, queue])), {
    reading: { isSpent },
    charts,
  });
  return queues.filter(mayTake).map(({ name }) => name);
}

test.each([
  ['all, when nothing waits but charts', ['tiles'], {}, NAMES],
  ['none of charts and points, while a forecast waits', ['tiles', 'beaches'], {}, ['steps', 'beaches']],
  ['none of charts and points, where none are wanted', ['tiles'], { charts: false }, ['steps', 'beaches']],
  ['nothing that reads more of NOAA, once its budget is spent', [], { isSpent: true }, ['beaches', 'points']],
])('work is taken of %s', (_, visible, terms, taken) => {
  expect(turns(visible, terms)).toEqual(taken);
});
