import { Comparison } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { cycleAt, parseCycle } from '@groundswell/ocean';
import type { FirstScreen } from '@groundswell/page-rendering/testing/first-screen';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from './compare-beaches.ts';

vi.mock('@groundswell/page-rendering/testing/site-shell', () => ({
  readSiteShell: () => '<html lang="en"><head><!--head--></head><body><div id="root"></div><!--data--></body>',
}));
vi.mock('@groundswell/page-rendering/testing/first-screen', () => ({
  drawFirstScreen: async ({ path }: FirstScreen, language: string) => `<h1>${path}, ${language}</h1>`,
}));

const [INLET, CISCO] = ['indian-river-inlet-northside', 'cisco-beach'];
useMemoryTable();

beforeAll(async () => {
  const now = Date.now();
  const runAt = parseCycle(cycleAt(now)) - 6 * HOUR_MS;
  for (const slug of [INLET, CISCO]) {
    const beach = findBeach(slug);
    if (!beach) throw new Error(`The catalogue has lost ${slug}.`);
    const forecast = composeForecast({ beach, ocean: madeOcean(runAt), now });
    await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  }
});

async function ask(beaches: string | undefined, accept = 'application/json', lang = 'en') {
  const event = {
    rawPath: '/compare',
    headers: { accept },
    queryStringParameters: { lang, ...(beaches !== undefined && { beaches }) },
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
  };
  const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
}

test('one reply has both forecasts in the requested order, a sentence a day, and the neighbours of the first', async () => {
  const { status, body } = await ask(`${CISCO},${INLET}`);
  expect(status).toBe(200);
  expect(v.safeParse(Comparison, body).issues).toBeUndefined();
  expect(body.beaches.map(({ slug }: { slug: string }) => slug)).toEqual([CISCO, INLET]);
  expect(body.days.length).toBeGreaterThan(0);
  expect(body.near.map(({ slug }: { slug: string }) => slug)).not.toContain(CISCO);
});

test('the same beach twice counts once, and no beach at all is no error', async () => {
  expect((await ask(`${INLET},148`)).body).toMatchObject({ beaches: [{ slug: INLET }], days: [] });
  expect((await ask(undefined)).body).toMatchObject({ beaches: [], near: [], days: [] });
});

test('an unknown beach is 404, and only beaches are suggested for it', async () => {
  const { status, body } = await ask(`${INLET},cisko-beach`);
  expect(status).toBe(404);
  expect(body.suggestions.map(({ slug }: { slug: string }) => slug)).toContain(CISCO);
  expect(
    (await ask(`${INLET},delaware`)).body.suggestions?.every(({ slug }: { slug: string }) => findBeach(slug)),
  ).not.toBe(false);
  expect((await ask('a,b,c')).status).toBe(422);
});

test('the page has a title of its own, and one canonical address, whichever beach comes first', async () => {
  for (const pair of [`${INLET},${CISCO}`, `${CISCO},${INLET}`]) {
    const { body } = await ask(pair, 'text/html', 'es');
    expect(body).toContain(`/compare?beaches=${CISCO},${INLET}&amp;lang=es">`);
    expect(body).toMatch(
      /<title>(Indian River Inlet, Northside o Cisco Beach|Cisco Beach o Indian River Inlet, Northside) · /,
    );
    expect(body).toContain(`<div id="root"><h1>/compare?beaches=${pair}&units=1&lang=es, es</h1>`);
    expect(body.match(/id="inlined"/g)).toHaveLength(1);
  }
  const { body } = await ask(INLET, 'text/html');
  expect(body).toMatch(/<link rel="canonical" href="[^"?]*\/compare">/);
});
