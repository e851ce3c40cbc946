import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../services/http-server.ts';
import { NOAA_HOSTS, settingsFor } from './noaa-source.ts';
import { type PassThrough, servePassThrough } from './pass-through.ts';

const FILE = Buffer.alloc(1000, 'grib');
const bucket = NOAA_HOSTS.NOAA_GFS_URL.host;
const path = '/gfs.20261120/00/atmos/gfs.t00z.pgrb2.0p25.f000';
const requests: string[] = [];
let noaa: RunningServer;
let passing: PassThrough | undefined;
let listing = '';

/** Starts a fake NOAA that serves each host at a path that begins with the host's name. */
beforeAll(async () => {
  noaa = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.range ?? ''}`.trim());
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (request.url?.includes('list-type')) return response.writeHead(200).end(listing);
    if (request.url?.includes('missing')) return response.writeHead(404).end();
    const part = first === undefined ? FILE : FILE.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'content-length': part.length,
      ...(first !== undefined && { 'content-range': `bytes ${first}-${last}/${FILE.length}` }),
    });
    response.end(part);
  });
  return noaa.stop;
});
afterEach(async () => {
  await passing?.stop();
  requests.length = 0;
});

async function start(budgetBytes: number, onSpent?: () => void): Promise<string> {
  passing = await servePassThrough({ budgetBytes, originOf: (host) => `${noaa.url}/${host}`, onSpent });
  return settingsFor(passing.url).NOAA_GFS_URL ?? '';
}

test('a range comes as NOAA sends it, and its bytes are counted', async () => {
  const url = await start(1e6);
  const reply = await fetch(url + path, { headers: { range: 'bytes=100-299', 'accept-encoding': 'identity' } });
  expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 100-299/1000']);
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(FILE.subarray(100, 300));
  expect(requests).toEqual([`GET /${bucket}${path} bytes=100-299`]);
  expect(passing?.reading).toMatchObject({ readBytes: 200, isSpent: false });
});

test('a file that is missing at NOAA is missing here', async () => {
  const url = await start(1e6);
  expect((await fetch(`${url}/missing`)).status).toBe(404);
});

test('with the budget used up, model files are refused with a message; listings and observations are still served', async () => {
  let spent = 0;
  const url = await start(1500, () => spent++);
  for (let n = 0; n < 2; n++) await (await fetch(url + path)).arrayBuffer();
  const refused = await fetch(url + path);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toBe(
    "The budget of 0.0015 MB for NOAA's files is used up; --live-budget-mb sets another.",
  );
  expect((await fetch(`${url}/?list-type=2&prefix=gfs`)).status).toBe(200);
  const settings = settingsFor(passing?.url ?? '');
  expect((await fetch(`${settings.NDBC_URL}/data/latest_obs/latest_obs.txt`)).status).toBe(200);
  expect((await fetch(`${settings.NOAA_HRRR_URL}/hrrr.20261120/conus/a.grib2`)).status).toBe(503);
  expect(spent).toBe(1);
});

test('listings name no step beyond the last hour, and other files stay', async () => {
  const keys = ['gfs.t00z.pgrb2.0p25.f009', 'gfs.t00z.pgrb2.0p25.f010.idx', 'hrrr.t00z.wrfsfcf11.grib2', 'readme.txt'];
  const contents = keys.map((key) => `<Contents><Key>gfs.20261120/${key}</Key><Size>1</Size></Contents>`);
  listing = `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  const url = await start(1e6);
  const list = async () =>
    [...(await (await fetch(`${url}/?list-type=2&prefix=gfs`)).text()).matchAll(/20261120.([^<]+)/g)].map(
      ([, key]) => key,
    );
  expect(await list()).toEqual(keys);
  passing?.limitTo(9);
  expect(await list()).toEqual([keys[0], keys[3]]);
});

test("only NOAA's hosts are reached", async () => {
  await start(1e6);
  expect((await fetch(`${passing?.url}/example.org/`)).status).toBe(404);
  expect((await fetch(`${passing?.url}/${bucket}${path}`, { method: 'POST', body: 'x' })).status).toBe(404);
  expect(requests).toEqual([]);
});

test('a host that hangs up is a 502', async () => {
  const hanging = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const { port } = hanging.address() as AddressInfo;
  passing = await servePassThrough({ budgetBytes: 1e6, originOf: () => `http://127.0.0.1:${port}` });
  expect((await fetch(`${passing.url}/${bucket}${path}`)).status).toBe(502);
  hanging.close();
});
