import type { SQSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { job } from './job.ts';

const context = { awsRequestId: 'r1' };
const queue = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('a message that fails is reported alone, the others are done', async () => {
  const done: number[] = [];
  const handler = job({ name: 'ingest', message: v.object({ step: v.number() }) }, async ({ step }) => {
    if (step === 2) throw new Error('step 2 is truncated');
    done.push(step);
  });

  const response = await handler(queue('{"step":1}', '{"step":2}', '{"step":3}', 'not json', '{"step":"x"}'), context);

  expect(done).toEqual([1, 3]);
  expect(response.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m1', 'm3', 'm4']);
  expect(lines.join()).toContain('step 2 is truncated');
});

test('a scheduled job that fails says so to Lambda, which retries it', async () => {
  const handler = job({ name: 'find-runs' }, async () => {
    throw new Error('NOAA is away');
  });
  await expect(handler({}, context)).rejects.toThrow('NOAA is away');
});
