import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bundleWorkers } from '../build/bundle-workers.ts';
import { createPool, type FunctionPool } from './pool.ts';
import { createThreads, type Threads, type ThreadsSettings } from './threads.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-pool-'));
let workerUrl: URL;
let pool: FunctionPool | undefined;
const lines: string[] = [];

beforeAll(async () => {
  workerUrl = (await bundleWorkers(join(dir, 'workers'))).lambda;
});
afterEach(async () => {
  await pool?.stop();
  lines.length = 0;
});
afterAll(() => rmSync(dir, { recursive: true }));

const threadsOf = (settings: Partial<ThreadsSettings> = {}): Threads =>
  createThreads({ workerUrl, clockOffsetMs: 0, cap: 2, idleMs: 60_000, memoryMb: 128, ...settings });

/** Creates a pool for a function with the given module source. */
function poolOf(
  body: string,
  settings: Partial<ThreadsSettings> = {},
  timeoutMs = 5000,
  threads = threadsOf(settings),
  environment: Readonly<Record<string, string>> = { GREETING: 'hi' },
): FunctionPool {
  const codeDir = mkdtempSync(join(dir, 'code-'));
  writeFileSync(join(codeDir, 'index.mjs'), body);
  const plan = {
    name: 'App-Fn',
    label: 'site/fn',
    codeDir,
    handler: 'index.handler',
    environment: {},
    timeoutMs,
    memoryMb: 128,
  };
  pool = createPool(plan, { threads, environment, onLine: (line) => lines.push(line) });
  return pool;
}

test('a function sees its event, its context and only its own environment', async () => {
  const reply = await poolOf(
    'export const handler = async (event, context) => ({ event, greeting: process.env.GREETING, home: process.env.HOME, name: context.functionName, left: context.getRemainingTimeInMillis() });',
  ).invoke({ a: 1 });
  expect(reply).toMatchObject({ event: { a: 1 }, greeting: 'hi', name: 'App-Fn' });
  expect(reply).not.toHaveProperty('home');
});

test('each invocation has a trace of its own', async () => {
  const traced = poolOf('export const handler = async () => process.env._X_AMZN_TRACE_ID;');
  const [one, other] = [await traced.invoke({}), await traced.invoke({})];
  expect(one).toMatch(/^Root=1-[\da-f]{8}-[\da-f]{24};Sampled=0$/);
  expect(other).not.toBe(one);
});

test('the module is loaded once and its worker used again', async () => {
  const counting = poolOf('let calls = 0; export const handler = async () => ++calls;');
  expect([await counting.invoke({}), await counting.invoke({}), await counting.invoke({})]).toEqual([1, 2, 3]);
  expect(counting.workerCount()).toBe(1);
});

test('at most `cap` invocations run concurrently, the others wait', async () => {
  const slow = poolOf(
    'export const handler = async (n) => { await new Promise((r) => setTimeout(r, 50)); return n; };',
  );
  const replies = Promise.all([1, 2, 3, 4, 5].map((n) => slow.invoke(n)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(slow.waitingCount()).toBe(3);
  expect(await replies).toEqual([1, 2, 3, 4, 5]);
  expect([slow.workerCount(), slow.waitingCount()]).toEqual([2, 0]);
});

test('a function that does not load says why in its log', async () => {
  await expect(poolOf('import "no-such-package";').invoke(1)).rejects.toThrow(/no-such-package/);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'error', error: { message: expect.stringContaining('no-such-package') } },
  ]);
});

test("an error is reported in Lambda's words, and the worker lives on", async () => {
  const failing = poolOf(
    'export const handler = async (n) => { if (n) throw new RangeError("too far"); return "fine"; };',
  );
  await expect(failing.invoke(1)).rejects.toMatchObject({ errorType: 'RangeError', message: 'too far' });
  expect(await failing.invoke(0)).toBe('fine');
});

test('an endless loop ends at the timeout, and the next invocation gets a new worker', async () => {
  const endless = poolOf('export const handler = async (n) => { while (n) {} return "fine"; };', {}, 2000);
  await expect(endless.invoke(1)).rejects.toMatchObject({ message: 'Task timed out after 2.00 seconds' });
  expect(await endless.invoke(0)).toBe('fine');
});

test('loading a function does not count towards its timeout', async () => {
  const slow = poolOf(
    'await new Promise((r) => setTimeout(r, 700)); export const handler = async (n) => { while (n) {} return "fine"; };',
    {},
    500,
  );
  expect(await slow.invoke(0)).toBe('fine');
  await expect(slow.invoke(1)).rejects.toMatchObject({ message: 'Task timed out after 0.50 seconds' });
});

test('a function that ends its process, or cannot be loaded, fails only its own invocation', async () => {
  const ending = poolOf('export const handler = async (n) => { if (n) process.exit(3); return "fine"; };');
  await expect(ending.invoke(1)).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
  expect(await ending.invoke(0)).toBe('fine');
  await ending.stop();
  await expect(poolOf('throw new Error("no table");').invoke({})).rejects.toThrow('no table');
});

test('invocations queued behind a crash are answered', async () => {
  const ending = poolOf('export const handler = async (n) => { if (n === 1) process.exit(1); return n; };', { cap: 1 });
  const outcomes = await Promise.allSettled([1, 2, 3].map((n) => ending.invoke(n)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('with a pinned clock the present is moved, a stated time is not', async () => {
  const reply = await poolOf(
    'export const handler = async () => [Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), new Date() instanceof Date];',
    { clockOffsetMs: -1e11 },
  ).invoke({});
  const then = Date.now() - 1e11;
  const [now = 0, fresh = 0, called = 0, stated, isDate] = reply as number[];
  for (const moved of [now, fresh, called]) expect(Math.abs(moved - then)).toBeLessThan(60_000);
  expect([stated, isDate]).toEqual([5, true]);
});

test("a function's output arrives line by line", async () => {
  await poolOf('export const handler = async () => { console.log("one\\ntwo"); console.error("three"); };').invoke({});
  await expect.poll(() => lines.toSorted()).toEqual(['one', 'three', 'two']);
});

test('an idle worker is stopped', async () => {
  const idle = poolOf('export const handler = async () => 1;', { idleMs: 20 });
  await idle.invoke({});
  await expect.poll(() => idle.workerCount()).toBe(0);
  expect(await idle.invoke({})).toBe(1);
});

test('functions that share a thread have their own environment and log', async () => {
  const threads = threadsOf({ cap: 1 });
  const body =
    'export const handler = async () => { console.log(process.env.GREETING); return Object.keys(process.env).filter((name) => name !== "_X_AMZN_TRACE_ID").sort(); };';
  const environments: Readonly<Record<string, string>>[] = [{ GREETING: 'hi' }, { GREETING: 'ho', MORE: '1' }];
  const [one, other] = environments.map((environment) => poolOf(body, {}, 5000, threads, environment));
  expect(await one?.invoke({})).toEqual(['GREETING']);
  expect(await other?.invoke({})).toEqual(['GREETING', 'MORE']);
  expect(await one?.invoke({})).toEqual(['GREETING']);
  expect(lines).toEqual(['hi', 'ho', 'hi']);
  expect(threads.count()).toBe(1);
});
