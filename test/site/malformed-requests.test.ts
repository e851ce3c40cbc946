import { areas, type Call, ErrorEnvelope } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';

const siteUrl = inject('siteUrl');
const calls: Call[] = Object.values(areas).flat();

/** The sentence for a path that no call has. */
const NOWHERE = 'This page could not be found';

/** What an attacker may put in place of a value. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '..',
  '../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0024{7*7}',
  '\u202egnp',
  '日本語',
  '💥',
  'A'.repeat(5000),
  '__proto__',
  'constructor',
  '1;DROP',
  '91',
  '-181',
  '1.0000000000000000000001',
];

test.each(calls)('$method $path answers malformed parameters with a sentence, never a 5xx', async (call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const queries = Object.keys((call.query as { entries?: object } | undefined)?.entries ?? {});
  const urls = HOSTILE.flatMap((value) => {
    const raw = value.startsWith('%') ? value : encodeURIComponent(value);
    // An empty part makes another path, which no call has.
    const paths = raw === '' ? [] : names.map((name) => fill(call.path, name, raw));
    return [
      ...paths,
      ...queries.map((query) => `${fill(call.path)}?${query}=${raw}`),
      `${fill(call.path)}?surplus=${raw}`,
    ];
  });
  for (const url of urls) {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const response = await fetch(siteUrl + url, { method: call.method, headers });
    const text = await response.text();
    expect(response.status, `${url} answered ${text.slice(0, 200)}`).toBeLessThan(500);
    if (response.status >= 400 && response.headers.get('content-type')?.includes('json')) {
      const envelope = v.parse(ErrorEnvelope, JSON.parse(text));
      if (envelope.error !== NOWHERE) expect(envelope.error).toMatch(/^[A-Z].*[.!?]$/s);
    }
  }
});

test('an invalid token reads open calls as a visitor', async () => {
  for (const token of ['x', 'a.b.c', '='.repeat(9000)]) {
    const response = await fetch(`${siteUrl}/home/getScriptVars`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a read-only call is refused, never a 5xx', async (method) => {
  const response = await fetch(`${siteUrl}/locationmenu`, { method });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

function fill(path: string, name?: string, value = ''): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) =>
    field === name ? value : field === 'lat' || field === 'lon' ? '10' : 'indian-river-inlet',
  );
}
