import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { smoke } from '@groundswell/operations';
import { afterEach, expect, inject, test } from 'vitest';

const site = inject('siteUrl');

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
/** Changes the reply to a path. */
type Fault = (path: string, reply: Reply) => void;

let stop = () => {};
afterEach(() => stop());

/** Serves the site with a fault in its replies. */
async function serveWith(fault: Fault): Promise<string> {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    const forwarded = request(`${site}${asked.url}`, { method: asked.method, headers }, async (given) => {
      const reply = { status: given.statusCode ?? 0, headers: { ...given.headers }, body: Buffer.alloc(0) };
      reply.body = Buffer.concat(await given.toArray());
      fault(asked.url ?? '', reply);
      delete reply.headers['content-length'];
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const failuresOf = async (url: string) => {
  const { outcomes } = await smoke({ site: url, wait }, () => {});
  return outcomes.flatMap(({ name, failure }) => (failure === undefined ? [] : [[name, failure]]));
};

test('a site that works passes all steps, also those of a member, who registers by the local inbox', async () => {
  const told: string[] = [];
  const { outcomes, left } = await smoke({ site, wait }, ({ name }) => told.push(name));
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(left).toBeUndefined();
  expect(told).toEqual(expect.arrayContaining(['A forecast, and its age', 'Adding and removing a favorite']));
  expect(told).toEqual(outcomes.map(({ name }) => name));
});

const noInbox: Fault = (path, reply) => {
  if (path.startsWith('/_local/')) reply.status = 404;
};

test('without an account, a deployment is checked as a visitor, and the report says so', async () => {
  const { outcomes, left } = await smoke({ site: await serveWith(noInbox), wait }, () => {});
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(outcomes.map(({ name }) => name)).not.toContain('Signing in');
  expect(left).toMatch(/SMOKE_EMAIL/);
});

test('an account that may not sign in fails the journey of a member, with the reason', async () => {
  const account = { email: 'nobody@example.com', password: 'none of the boards' };
  const { outcomes } = await smoke({ site: await serveWith(noInbox), account, wait }, () => {});
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  expect(failed[0]).toMatchObject({ name: 'Signing in', failure: expect.stringMatching(/refused|40[01]/) });
});

const editJson = (reply: Reply, edit: (body: Record<string, unknown>) => object) => {
  reply.body = Buffer.from(JSON.stringify(edit(JSON.parse(reply.body.toString()))));
};

test.each<[step: string, sentence: RegExp, fault: Fault]>([
  [
    'Security headers',
    /content-security-policy is "undefined"/,
    (path, { headers }) => path === '/' && delete headers['content-security-policy'],
  ],
  [
    'The first page, its script and its style',
    /\.js answers 404, not 200/,
    (path, reply) => {
      if (/^\/assets\/.*\.js$/.test(path)) reply.status = 404;
    },
  ],
  [
    'An unknown page',
    /answers 200, not 404/,
    (path, reply) => {
      if (path === '/no-such-page') reply.status = 200;
    },
  ],
  [
    'A forecast, and its age',
    /The forecast is 48 hours old/,
    (path, reply) => {
      const isForecast = path.startsWith('/forecast/') && /json/.test(String(reply.headers['content-type']));
      const old = Date.parse(String(reply.headers.date)) - 48 * 3_600_000;
      if (isForecast) editJson(reply, (body) => ({ ...body, updated: new Date(old).toISOString() }));
    },
  ],
  [
    'Charts and a tile',
    /A tile answers 403/,
    (path, reply) => {
      if (path.endsWith('.png') && path.startsWith('/tiles/')) reply.status = 403;
    },
  ],
  [
    'The service worker and the manifest',
    /keep the service worker for "max-age=86400"/,
    (path, { headers }) => {
      if (path === '/sw.js') headers['cache-control'] = 'max-age=86400';
    },
  ],
])('%s: fails alone, with a sentence', async (step, sentence, fault) => {
  const url = await serveWith((path, reply) => {
    noInbox(path, reply);
    fault(path, reply);
  });
  expect(await failuresOf(url)).toEqual([[step, expect.stringMatching(sentence)]]);
});
