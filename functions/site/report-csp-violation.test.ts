import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { handler } from './report-csp-violation.ts';

const SITE = 'https://waves.example';
const lines: string[] = [];
let now = Date.UTC(2026, 10, 20);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  // Each test begins after everything that the function remembers.
  now += 3_600_000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  lines.length = 0;
  return () => void vi.useRealTimers();
});

async function send(body: unknown, type = 'application/reports+json'): Promise<readonly unknown[]> {
  lines.length = 0;
  const event = {
    rawPath: '/csp-report',
    headers: { 'content-type': type, 'x-groundswell-host': 'waves.example', 'sec-fetch-site': 'cross-site' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    requestContext: { requestId: 'r1', domainName: 'api.example', http: { method: 'POST' } },
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
  const { statusCode, body: reply } = await handler(event, {} as Context);
  expect([statusCode, reply]).toEqual([200, '{}']);
  return lines.flatMap((line) => JSON.parse(line).cspViolation ?? []);
}

const report = (body: Record<string, unknown>) => ({
  type: 'csp-violation',
  age: 1,
  url: `${SITE}/`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${SITE}/forecast/folly-beach?q=secret`,
    blockedURL: 'https://evil.example/x.js?user=7',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    sourceFile: `${SITE}/assets/page-1.js?v=1`,
    lineNumber: 12,
    statusCode: 200,
    sample: 'my password is',
    ...body,
  },
});
const LOGGED = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/forecast',
  source: '/assets/page-1.js',
  line: 12,
};

test('reports of report-to are logged, each once, without query strings, places, samples or the browser’s name', async () => {
  expect(await send([report({}), report({}), report({ blockedURL: 'inline' })])).toEqual([
    LOGGED,
    { ...LOGGED, blocked: 'inline' },
  ]);
});

test('a report of report-uri is logged alike', async () => {
  const old = {
    'csp-report': {
      'document-uri': `${SITE}/password/reset/token-of-someone`,
      referrer: 'https://mail.example/inbox',
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
      'status-code': 200,
      'script-sample': 'my password is',
    },
  };
  expect(await send(old, 'application/csp-report')).toEqual([
    { directive: 'img-src', blocked: 'data', page: 'other', source: '', line: 0 },
  ]);
});

test.each([
  ['an extension’s script', { blockedURL: 'chrome-extension://abc/inject.js' }],
  ['what an extension injects', { blockedURL: 'inline', sourceFile: 'moz-extension://abc/content.js' }],
  ['Safari’s hidden extensions', { sourceFile: 'webkit-masked-url://hidden/' }],
  ['Chrome’s short name of one', { blockedURL: 'chrome-extension' }],
  ['a page of another site', { documentURL: 'https://evil.example/' }],
  ['a page that is no address', { documentURL: 'about:blank' }],
])('%s is ignored', async (_, body) => {
  expect(await send([report(body)])).toEqual([]);
});

test.each([
  ['no JSON', '{"csp-report":'],
  ['nothing', ''],
  ['another type of report', [{ type: 'deprecation', body: {} }]],
  ['wrong types', [report({ lineNumber: 'x' })]],
  ['nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['more than 64 KB', [report({ originalPolicy: 'x'.repeat(66_000) })]],
])('%s is answered like a report, so that no browser sends it again, and is not logged', async (_, body) => {
  expect(await send(body)).toEqual([]);
});

test.each([
  ['a page of ours', { documentURL: `${SITE}/faq` }, { page: '/faq' }],
  ['the home page', { documentURL: `${SITE}/` }, { page: '/' }],
  ['a page that does not exist', { documentURL: `${SITE}/token-of-someone/x` }, { page: 'other' }],
  ['a scheme', { blockedURL: 'blob' }, { blocked: 'blob' }],
  ['a scheme with its text', { blockedURL: 'data:text/html,secret' }, { blocked: 'data' }],
  ['an unknown scheme', { blockedURL: 'my-secret-app://token' }, { blocked: 'other' }],
  ['no blocked address', { blockedURL: '' }, { blocked: 'other' }],
  ['the last line', { lineNumber: 1e6 }, { line: 1e6 }],
  ['a line below', { lineNumber: -1 }, { line: undefined }],
  ['a line beyond', { lineNumber: 1e6 + 1 }, { line: undefined }],
  ['half a line', { lineNumber: 1.5 }, { line: undefined }],
])('%s is logged by its known words and numbers only', async (_, sent, logged) => {
  expect(await send([report(sent)])).toEqual([JSON.parse(JSON.stringify({ ...LOGGED, ...logged }))]);
});

test('a line is short whatever is sent', async () => {
  const long = 'x'.repeat(1500);
  const sent = report({
    documentURL: `${SITE}/${long}`,
    blockedURL: `https://${long.slice(0, 200)}.example/`,
    effectiveDirective: long,
    sourceFile: `${SITE}/assets/${long}`,
  });
  const [logged] = await send([sent]);
  expect(logged).toBeDefined();
  expect(JSON.stringify(logged).length).toBeLessThan(400);
});

test('one violation is logged once in ten minutes, and at most 200 different ones', async () => {
  expect(await send([report({})])).toHaveLength(1);
  vi.setSystemTime(now + 9 * 60_000);
  expect(await send([report({})])).toHaveLength(0);
  vi.setSystemTime(now + 10 * 60_000);
  expect(await send([report({})])).toHaveLength(1);

  let logged = 0;
  for (let body = 0; body < 30; body++)
    logged += (await send(Array.from({ length: 10 }, (_, index) => report({ lineNumber: 100 + 10 * body + index }))))
      .length;
  expect(logged).toBe(199);
  const many = Array.from({ length: 40 }, (_, index) => report({ lineNumber: 1000 + index }));
  expect(await send(many)).toHaveLength(0);
  vi.setSystemTime(now + 60 * 60_000);
  expect(await send(many)).toHaveLength(20);
});
