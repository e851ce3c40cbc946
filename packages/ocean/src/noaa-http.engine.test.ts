import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeNoaa, startFakeNoaa } from '../test-support/fake-noaa.ts';
import { NotPublishedError, RefusedFileError, UpstreamUnavailableError } from './noaa-errors.ts';
import { createNoaaClient } from './noaa-http.ts';

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
let host: FakeNoaa;
let waits: number[];
const client = createNoaaClient({ wait: async (ms) => void waits.push(ms), random: () => 0.5 });

beforeAll(async () => {
  host = await startFakeNoaa();
});
afterAll(() => host.stop());
beforeEach(() => {
  host.files.clear();
  host.faults.clear();
  host.requests.length = 0;
  waits = [];
  host.files.set('file', bytes);
});

const url = () => `${host.url}/file`;
const read = () => client.read(url(), { maxBytes: 1000 });
const readRange = (first: number, last?: number) => client.readRange(url(), { first, last, maxWholeBytes: 1000 });

test('a file and any range of it are returned unchanged', async () => {
  expect(await read()).toEqual(bytes);
  expect(await readRange(10, 19)).toEqual(bytes.subarray(10, 20));
  expect(await readRange(990)).toEqual(bytes.subarray(990));
});

test.each([404, 403])('%d means not published, and is not retried', async (status) => {
  host.faults.set('file', (_, response) => void response.writeHead(status).end());
  await expect(read()).rejects.toThrow(NotPublishedError);
  expect(host.requests).toHaveLength(1);
});

test.each([429, 500, 503])('%d is retried twice, after a longer wait the second time', async (status) => {
  host.faults.set('file', (_, response, tries) => void response.writeHead(tries < 3 ? status : 200).end(bytes));
  expect(await read()).toEqual(bytes);
  expect(waits).toEqual([375, 750]);
});

test('a host’s Retry-After is respected', async () => {
  host.faults.set(
    'file',
    (_, response, tries) =>
      void response.writeHead(tries === 1 ? 503 : 200, tries === 1 ? { 'retry-after': '7' } : {}).end(bytes),
  );
  await read();
  expect(waits).toEqual([7000]);
});

test('a host whose Retry-After exceeds the deadline is given up at once', async () => {
  host.faults.set('file', (_, response) => void response.writeHead(503, { 'retry-after': '7200' }).end());
  await expect(read()).rejects.toThrow(UpstreamUnavailableError);
  expect([host.requests.length, waits]).toEqual([1, []]);
});

test('403 is an outage at a host whose 403 rejects the client', async () => {
  host.faults.set('file', (_, response) => void response.writeHead(403).end());
  const service = createNoaaClient({ wait: async () => undefined, notPublished: [404] });
  await expect(service.read(url(), { maxBytes: 1000 })).rejects.toThrow(UpstreamUnavailableError);
});

test('a host that keeps failing is given up, named in the error', async () => {
  host.faults.set('file', (_, response) => void response.writeHead(502).end());
  await expect(read()).rejects.toThrow(`${url()}: no answer in 4 tries, the last time: the host answered 502.`);
  await expect(client.read('http://127.0.0.1:1/', { maxBytes: 1 })).rejects.toThrow(UpstreamUnavailableError);
});

test('a connection cut within the body is retried', async () => {
  host.faults.set('file', (_, response, tries) => {
    if (tries > 1) return void response.end(bytes);
    response.writeHead(200, { 'content-length': 1000 });
    response.write(bytes.subarray(0, 500), () => response.destroy());
  });
  expect(await read()).toEqual(bytes);
});

test.each([
  ['<!DOCTYPE html><html>Down for maintenance</html>', {}],
  ['  <html>', {}],
  ['Sorry', { 'content-type': 'text/html; charset=utf-8' }],
])('a page of HTML answered with 200 is refused: %s', async (page, headers) => {
  host.faults.set('file', (_, response) => void response.writeHead(200, headers).end(page));
  await expect(read()).rejects.toThrow(RefusedFileError);
  await expect(readRange(0, 3)).rejects.toThrow('a page of HTML');
});

test('a redirect is not followed', async () => {
  host.files.set('elsewhere', bytes);
  host.faults.set('file', (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end());
  await expect(read()).rejects.toThrow('the host answered 302');
  expect(host.requests).toHaveLength(1);
});

test('a file over the size limit is refused, with or without a stated length', async () => {
  await expect(client.read(url(), { maxBytes: 999 })).rejects.toThrow('its 1000 bytes are more than the 999');
  host.faults.set('file', (_, response) => {
    response.writeHead(200);
    response.write(bytes);
    response.end(bytes);
  });
  await expect(read()).rejects.toThrow('longer than the 1000 bytes');
});

test('the range is cut from the whole file when a host ignores ranges, if the file is not too large', async () => {
  host.faults.set('file', (_, response) => void response.writeHead(200, { 'content-length': 1000 }).end(bytes));
  expect(await readRange(10, 19)).toEqual(bytes.subarray(10, 20));
  await expect(client.readRange(url(), { first: 10, last: 19, maxWholeBytes: 999 })).rejects.toThrow(RefusedFileError);
});

test('from the caller’s deadline on, nothing is requested or waited for', async () => {
  const timed = createNoaaClient({ now: () => 1000, wait: async (ms) => void waits.push(ms) });
  host.faults.set('file', (_, response) => void response.writeHead(503, { 'retry-after': '30' }).end());
  await expect(timed.read(url(), { maxBytes: 1000, giveUpAt: 21_000 })).rejects.toThrow(UpstreamUnavailableError);
  expect([host.requests.length, waits]).toEqual([1, []]);

  const late = timed.readRange(url(), { first: 0, last: 9, maxWholeBytes: 1000, giveUpAt: 1000 });
  await expect(late).rejects.toThrow('no time left');
  expect(host.requests).toHaveLength(1);
});

test('a range over the size limit is refused unread', async () => {
  await expect(client.readRange(url(), { first: 0, last: 899, maxWholeBytes: 800 })).rejects.toThrow(
    'its 900 bytes are more than the 800 that are taken',
  );
});

test('a range other than the requested one is refused', async () => {
  host.faults.set(
    'file',
    (_, response) => void response.writeHead(206, { 'content-range': 'bytes 0-9/1000' }).end(bytes.subarray(0, 10)),
  );
  await expect(readRange(10, 19)).rejects.toThrow('the answer holds "bytes 0-9/1000"');
});

test('a range past the end is refused, unless a shorter one is allowed', async () => {
  await expect(readRange(995, 1004)).rejects.toThrow(RefusedFileError);
  await expect(readRange(1000, 1004)).rejects.toThrow('ends before');
  expect(await client.readRange(url(), { first: 995, last: 1004, maxWholeBytes: 1000, orLess: true })).toEqual(
    bytes.subarray(995),
  );
});
