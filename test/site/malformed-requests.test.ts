import { ErrorEnvelope } from '@groundswell/contracts';
import { parse } from '@groundswell/runtime/testing/parse';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { everyCall, type ListedCall } from '../support/every-call.ts';
import { type HostileRequest, hostileRequests } from '../support/hostile-values.ts';

const siteUrl = inject('siteUrl');

/** The sentence for a path that matches no call. */
const NOWHERE = 'This page could not be found';

const UNDECODABLE = ['%', '%zz', '%E0%A4%A', '%00'];

/**
 * The calls that read parameters which a visitor sends. All other calls refuse a visitor first
 * (`auth-matrix.engine.test.ts`).
 */
const readable = everyCall.filter(({ call }) => call.access === 'anyone' && (call.params || call.query));

async function ask({ call }: ListedCall, url: string): Promise<void> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const response = await fetch(siteUrl + url, { method: call.method, headers });
  const text = await response.text();
  expect(response.status, `${url} answered ${text.slice(0, 200)}`).toBeLessThan(500);
  if (response.status >= 400 && response.headers.get('content-type')?.includes('json')) {
    const envelope = v.parse(ErrorEnvelope, JSON.parse(text));
    if (envelope.error !== NOWHERE) expect(envelope.error).toMatch(/^[A-Z].*[.!?]$/s);
  }
}

test.each(readable)(
  '$call.method $call.path does what each odd value that it understands means, never a 5xx',
  async (listed) => {
    for (const request of tellingOf(listed)) await ask(listed, urlOf(listed, request));
  },
);

/** All calls share the decoding of paths, so one call for each number of path parameters is enough. */
const decoded = [0, 1, 2].map(
  (count) => readable.find(({ call }) => [...call.path.matchAll(/\{/g)].length === count) ?? expect.fail(),
);

test.each(decoded)('$call.method $call.path answers an undecodable path with a sentence', async (listed) => {
  for (const url of undecodableOf(listed)) await ask(listed, url);
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

/**
 * Returns the hostile requests that pass a call's schemas. Of requests that parse to the same value, one is enough,
 * because the call sees only the parsed value. `hostile-values.test.ts` covers the refused requests.
 */
function tellingOf(listed: ListedCall): readonly HostileRequest[] {
  const meanings = new Map<string, HostileRequest>();
  for (const request of hostileRequests(listed)) {
    const { part, field, values } = request;
    // An empty parameter changes the path to one that belongs to no call.
    if (part === 'params' && values[field] === '') continue;
    try {
      meanings.set(`${part} ${JSON.stringify(parse(listed.call[part], values))}`, request);
    } catch {}
  }
  return [...meanings.values()];
}

function urlOf({ call }: ListedCall, { part, values }: HostileRequest): string {
  const path = fill(call.path, part === 'params' ? values : {});
  return part === 'query' ? `${path}?${new URLSearchParams(values)}` : path;
}

function undecodableOf({ call }: ListedCall): readonly string[] {
  const fields = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  return [
    ...fields.flatMap((field) =>
      UNDECODABLE.map((raw) => call.path.replace(`{${field}}`, raw)).map((path) => fill(path)),
    ),
    `${fill(call.path)}?surplus=%zz`,
  ];
}

function fill(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const usual = field === 'lat' || field === 'lon' ? '10' : 'indian-river-inlet';
    return encodeURIComponent(values[field] ?? usual);
  });
}
