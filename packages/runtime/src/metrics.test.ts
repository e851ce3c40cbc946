import { call } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2, Context, SQSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from './endpoint.ts';
import { TooManyRequestsError } from './errors.ts';
import { job } from './job.ts';
import { METRICS } from './metrics.ts';

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\x20-\x7e]+$/));
const UNITS = ['Milliseconds', 'Seconds', 'Count', 'None'];

/**
 * The specification's JSON schema, with the limits that CloudWatch has for names and values:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const Document = v.pipe(
  v.looseObject({
    _aws: v.strictObject({
      Timestamp: v.pipe(v.number(), v.integer()),
      CloudWatchMetrics: v.pipe(
        v.array(
          v.strictObject({
            Namespace: text(1024),
            Dimensions: v.pipe(v.array(v.pipe(v.array(text(250)), v.minLength(1), v.maxLength(30))), v.minLength(1)),
            Metrics: v.pipe(
              v.array(v.strictObject({ Name: text(1024), Unit: v.picklist(UNITS) })),
              v.minLength(1),
              v.maxLength(100),
            ),
          }),
        ),
        v.minLength(1),
      ),
    }),
  }),
  v.check(({ _aws, ...members }) =>
    _aws.CloudWatchMetrics.every(
      ({ Dimensions, Metrics }) =>
        Dimensions.flat().every((name) => v.is(text(1024), members[name])) &&
        Metrics.every(({ Name }) => Number.isFinite(members[Name])),
    ),
  ),
);

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  vi.stubEnv('METRICS_NAMESPACE', 'Groundswell');
  vi.stubEnv('METRICS_AREA', 'forecast');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Lists the metrics that CloudWatch extracts from the lines: 'CallMs of Area forecast', with the value. */
function extract(): Record<string, unknown>[] {
  return lines
    .map((line) => JSON.parse(line))
    .filter((line) => '_aws' in line)
    .map((line) => {
      const { _aws, ...members } = v.parse(Document, line);
      return Object.fromEntries(
        _aws.CloudWatchMetrics.flatMap(({ Dimensions, Metrics }) =>
          Metrics.map(({ Name }) => [
            [Name, 'of', ...Dimensions.flat().flatMap((one) => [one, members[one]])].join(' '),
            members[Name],
          ]),
        ),
      );
    });
}

const readTide = call({
  name: 'read-tide',
  method: 'GET',
  path: '/tide',
  access: 'anyone',
  reply: v.object({ ageHours: v.number() }),
});
const event = {
  rawPath: '/tide',
  headers: { accept: 'application/json', authorization: 'Bearer ann', 'x-amz-cf-id': 'edge-1' },
  cookies: ['session=ann'],
  queryStringParameters: { email: 'ann@groundswell.example' },
  requestContext: { requestId: 'r1', http: { method: 'GET', path: '/tide', sourceIp: '203.0.113.7' } },
} as unknown as APIGatewayProxyEventV2;
const ask = (handle: () => Promise<{ ageHours: number }>) =>
  endpoint(readTide, handle, { measures: ({ ageHours }) => ({ ForecastAgeHours: ageHours }) })(event, {} as Context);

test('a call publishes its duration and what its reply is measured by, under its area', async () => {
  await ask(async () => ({ ageHours: 3.5 }));
  expect(extract()).toEqual([
    { 'CallMs of Area forecast': expect.any(Number), 'ForecastAgeHours of Area forecast': 3.5 },
  ]);
});

test('a call that fails is counted once, under its name, and has no reply to measure', async () => {
  await ask(async () => {
    throw new Error('the table is away');
  });
  expect(extract()).toEqual([{ 'CallMs of Area forecast': expect.any(Number), 'CallsFailed of Call read-tide': 1 }]);
});

test('a refused call has not failed', async () => {
  await ask(async () => {
    throw new TooManyRequestsError(60);
  });
  expect(extract()).toEqual([{ 'CallMs of Area forecast': expect.any(Number) }]);
});

test('the line has nothing of the visitor, the ids of edge and request, and less than 2 KB', async () => {
  await ask(async () => ({ ageHours: 3.5 }));
  expect(lines.join()).not.toMatch(/ann|203\.0\.113/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r1', edgeId: 'edge-1', status: 200 });
  expect(lines[0]?.length).toBeLessThan(500);
});

const mailed = (bodies: readonly string[], fails = false) =>
  job({ name: 'send-code', message: v.object({ askedAt: v.number() }) }, async ({ askedAt }, { measure }) => {
    if (fails) throw new Error('SES is away');
    measure('CodeMailedS', askedAt);
  })(
    {
      Records: bodies.map((body, index) => ({
        messageId: `m${index}`,
        body,
        attributes: { AWSTraceHeader: 'Root=1-5759e988-bd862e3fe1be46a994272793;Sampled=0' },
      })),
    } as unknown as SQSEvent,
    { awsRequestId: 'r1' },
  );

test('each message of a job publishes what the job measures, beside the trace of the call that queued it', async () => {
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-6759e988-ad862e3fe1be46a994272793;Parent=2;Sampled=0;Lineage=1:a:0');
  await mailed(['{"askedAt":2}', '{"askedAt":3}']);
  expect(extract()).toEqual([{ 'CodeMailedS of Area forecast': 2 }, { 'CodeMailedS of Area forecast': 3 }]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'm0',
    causedBy: '1-5759e988-bd862e3fe1be46a994272793',
    trace: '1-6759e988-ad862e3fe1be46a994272793',
  });
});

test('each failure of a job is counted under its name, an unreadable message too', async () => {
  await mailed(['{"askedAt":2}'], true);
  await mailed(['{']);
  expect(extract()).toEqual([{ 'JobsFailed of Job send-code': 1 }, { 'JobsFailed of Job send-code': 1 }]);
});

test('a job without failures and metrics writes its line without the format', async () => {
  await job({ name: 'find-runs' }, async () => undefined)({}, { awsRequestId: 'r1' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', job: 'find-runs', requestId: 'r1', ms: expect.any(Number) },
  ]);
});

test('without a namespace the line shows the values, and publishes nothing', async () => {
  vi.stubEnv('METRICS_NAMESPACE', '');
  await ask(async () => ({ ageHours: 3.5 }));
  expect(extract()).toEqual([]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ForecastAgeHours: 3.5 });
});

test('with the JSON log format of Lambda each line, of an error too, goes to the standard output as it is', async () => {
  vi.stubEnv('AWS_LAMBDA_LOG_FORMAT', 'JSON');
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  await ask(async () => ({ ageHours: 3.5 }));
  await mailed(['{']);
  expect(lines).toEqual([]);
  expect(written.map((line) => v.is(Document, JSON.parse(line)))).toEqual([true, true]);
});

test('no dimension identifies a person', () => {
  expect(new Set(Object.values(METRICS).map(({ dimension }) => dimension))).toEqual(new Set(['Area', 'Call', 'Job']));
});
