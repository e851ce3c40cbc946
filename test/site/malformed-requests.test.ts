import { ErrorEnvelope } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { parse } from '../../packages/runtime/src/parse.ts';
import { everyCall, type ListedCall } from '../support/every-call.ts';
import { type HostileRequest, hostileRequests } from '../support/hostile-values.ts';

const siteUrl = inject('siteUrl');

/** The sentence for a path that no call has. */
const NOWHERE = 'This page could not be found';

/** Parts of a path that decode to nothing. */
const UNDECODABLE = ['%', '%zz', '%E0%A4%A', '%00'];

test.each(everyCall)(
  '$call.method $call.path answers malformed parameters with a sentence, never a 5xx',
  async (listed) => {
    for (const url of [...undecodableOf(listed), ...tellingOf(listed).map((request) => urlOf(listed, request))]) {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const response = await fetch(siteUrl + url, { method: listed.call.method, headers });
      const text = await response.text();
      expect(response.status, `${url} answered ${text.slice(0, 200)}`).toBeLessThan(500);
      if (response.status >= 400 && response.headers.get('content-type')?.includes('json')) {
        const envelope = v.parse(ErrorEnvelope, JSON.parse(text));
        if (envelope.error !== NOWHERE) expect(envelope.error).toMatch(/^[A-Z].*[.!?]$/s);
      }
    }
  },
);

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
 * Of all hostile requests (`hostile-values.test.ts` reads each) one for each meaning that the call's schemas take from
 * them, a refusal being one: the call gets nothing else. A call that a visitor may not make does not read them.
 */
function tellingOf(listed: ListedCall): readonly HostileRequest[] {
  const meanings = new Map<string, HostileRequest>();
  for (const request of hostileRequests(listed)) {
    // An empty part makes another path, which no call has.
    if (request.part === 'params' && request.values[request.field] === '') continue;
    const meaning = listed.call.access === 'anyone' ? meaningOf(listed, request) : 'none';
    if (!meanings.has(meaning)) meanings.set(meaning, request);
  }
  return [...meanings.values()];
}

function meaningOf({ call }: ListedCall, { part, field, values }: HostileRequest): string {
  try {
    return `${part} ${JSON.stringify(parse(call[part], values))}`;
  } catch {
    return `${part} ${field} is refused`;
  }
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
