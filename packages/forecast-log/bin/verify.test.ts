import { expect, test } from 'vitest';
import { encodeEntry, LOG_PATH, parseLog } from '../src/index.ts';
import { type MadeRun, madeRun, publish } from '../test-support/made-history.ts';
import { verifyForecast } from './verify.ts';

const HOUR_MS = 3_600_000;
const SITE = 'https://surf.example';
const RUNS = [0, 1, 2, 3].map((number) => madeRun(number, 3));
const [FIRST, SECOND] = RUNS as [MadeRun, MadeRun];
const NOW = Date.UTC(2026, 10, 21, 2);
/** A time between the seals of the third and the fourth run. */
const EARLIER = Date.UTC(2026, 10, 20, 23);
const KEPT = encodeEntry(SECOND.entries[1] ?? expect.fail());

/** The site's replies by path; a number is a status without a body. */
function siteOf(runs: readonly MadeRun[]): Map<string, string | number> {
  const { log, batches } = publish(runs);
  const { head } = parseLog(log);
  const published = head.size === 0 ? null : { ...head, sealed_at: new Date(head.sealedAt ?? 0).toISOString() };
  const at = (hour: number) => new Date((SECOND.entries[1]?.startAt ?? 0) + hour * HOUR_MS - 600_000).toISOString();
  const observations = [0, 1, 5].map((hour) => ({ at: at(hour), waves_m: 1.5 }));
  return new Map<string, string | number>([
    ['/api/accuracy', JSON.stringify({ log: { head: published, fault: null } })],
    [`/${LOG_PATH}`, log],
    ...[...batches].map(([cycle, text]) => [`/tiles/forecast-log/${cycle}.jsonl`, text] as const),
    ['/v1/stations/44097', JSON.stringify({ observations })],
    ['/api/accuracy?buoy=44097', JSON.stringify({ days: 30, buoys: [{ height_m: { mae: [0.21], n: [500] } }] })],
  ]);
}

async function run(
  site: Map<string, string | number>,
  args: readonly string[],
  files = new Map<string, string>(),
  now = NOW,
) {
  const lines: string[] = [];
  const code = await verifyForecast([...args, '--site', SITE], {
    fetch: async (address) => {
      const reply = site.get(String(address).slice(SITE.length)) ?? 404;
      return typeof reply === 'number' ? new Response(null, { status: reply }) : new Response(reply);
    },
    now: () => now,
    print: (line) => void lines.push(line),
    readText: async (file) => files.get(file),
    writeText: async (file, text) => void files.set(file, text),
  });
  return { code, said: lines.join('\n'), files };
}
const ARGS = ['beach-1', SECOND.cycle];

test('a past forecast is proven, with what it said and what came', async () => {
  const { code, said } = await run(siteOf(RUNS), ARGS);
  expect(code).toBe(0);
  expect(said).toContain('The log verifies: 4 runs');
  expect(said).toContain('PROVEN: beach-1, run 2026112006, sealed 2026-11-20T12:00:00Z, 60 min before its first hour.');
  expect(said).toContain('Forecast 2 of 3 by 2 hashes; run 2 of 4 by 2.');
  expect(said).toContain('for 24 hours from 2026-11-20T13:00:00Z: face 1.1 to 1.33 m, sea 1.21 to 1.44 m.');
  expect(said).toContain('in 3 of the 24 hours the sea was 1.50 m at buoy 44097, forecast off the beach: 1.23 m.');
  expect(said).toContain('Over 30 days, forecasts one day ahead were off by 0.21 m on average');
});

test('a kept forecast names its beach and run, and is compared byte by byte', async () => {
  const files = new Map([['kept.jsonl', `${KEPT}\n`]]);
  const same = await run(siteOf(RUNS), ['--kept', 'kept.jsonl'], files);
  expect([same.code, same.said]).toEqual([0, expect.stringContaining('is the sealed one, byte by byte')]);
  files.set('kept.jsonl', KEPT.replace('110', '111'));
  const other = await run(siteOf(RUNS), ['--kept', 'kept.jsonl'], files);
  expect([other.code, other.said]).toEqual([1, expect.stringContaining('NOT PROVEN (changed)')]);
});

test('a head is saved, and the log must continue it from then on', async () => {
  const args = [...ARGS, '--head', 'head.json'];
  const { files } = await run(siteOf(RUNS.slice(0, 3)), args, new Map(), EARLIER);
  const saved = files.get('head.json') ?? expect.fail();
  const next = await run(siteOf(RUNS), args, files);
  expect([next.code, next.said]).toEqual([0, expect.stringContaining('It continues the head of 3 runs')]);
  expect(files.get('head.json')).not.toBe(saved);

  const before = files.get('head.json');
  const shorter = await run(siteOf(RUNS.slice(0, 2)), args, files);
  expect([shorter.code, shorter.said]).toEqual([1, expect.stringContaining('NOT PROVEN (truncated)')]);
  const rewritten = await run(siteOf([FIRST, ...RUNS.slice(1).map((_, at) => madeRun(at + 1, 3, 7))]), args, files);
  expect([rewritten.code, rewritten.said]).toEqual([1, expect.stringContaining('NOT PROVEN (rewritten)')]);
  expect(files.get('head.json')).toBe(before);
});

test('a run that claims to be sealed while the saved head was still the newest is late', async () => {
  const args = [...ARGS, '--head', 'head.json'];
  const { files } = await run(siteOf(RUNS.slice(0, 3)), args, new Map(), NOW);
  const { code, said } = await run(siteOf(RUNS), args, files);
  expect([code, said]).toEqual([1, expect.stringContaining('NOT PROVEN (late): Run 2026112018')]);
});

test.each<[string, number, string, (site: Map<string, string | number>) => void]>([
  ['a log with another root', 1, 'NOT PROVEN (root): Line 2', (site) => replace(site, LOG_PATH, ' 3 ', ' 2 ', 1)],
  ['a changed forecast', 1, 'are not those that were sealed', (site) => replace(site, batch(SECOND), '110', '111')],
  ['a run whose file is gone', 1, 'are gone', (site) => void site.delete(`/${batch(SECOND)}`)],
  ['a log behind its head', 1, '(truncated)', (site) => void site.set(`/${LOG_PATH}`, publish(RUNS.slice(0, 3)).log)],
  ['no log although a head is published', 1, '(truncated)', (site) => void site.delete(`/${LOG_PATH}`)],
  [
    'a site that names a fault',
    1,
    'does not verify: order',
    (site) => replace(site, 'api/accuracy', 'null', '"order"'),
  ],
  ['a site that fails', 3, 'replied 500', (site) => void site.set(`/${LOG_PATH}`, 500)],
  ['a site without a log', 3, 'has no head of the log', (site) => void site.set('/api/accuracy', '{}')],
  ['a site of something else', 3, 'is no JSON object', (site) => void site.set('/api/accuracy', '<html>')],
  ['a site without accuracy', 3, 'does not exist', (site) => void site.delete('/api/accuracy')],
])('%s ends with %d and says so', async (_, code, said, spoil) => {
  const site = siteOf(RUNS);
  spoil(site);
  const result = await run(site, ARGS);
  expect([result.code, result.said]).toEqual([code, expect.stringContaining(said)]);
});

const batch = ({ cycle }: MadeRun) => `tiles/forecast-log/${cycle}.jsonl`;
/** Replaces an occurrence in a reply, by default the first one. */
function replace(site: Map<string, string | number>, path: string, from: string, to: string, skipped = 0): void {
  const parts = String(site.get(`/${path}`)).split(from);
  const [head, tail] = [parts.slice(0, skipped + 1), parts.slice(skipped + 1)];
  site.set(`/${path}`, head.join(from) + to + tail.join(from));
}

test.each([
  ['a beach that the run lacks', ['nowhere', SECOND.cycle], 1, 'has no forecast of nowhere'],
  ['a run that the log lacks', ['beach-1', '2026112106'], 1, 'The log has no run 2026112106'],
  ['no beach', [], 2, 'Name a beach and a run'],
  ['a run in another form', ['beach-1', '2026-11-20'], 2, 'ten digits'],
  ['one argument too many', [...ARGS, 'more'], 2, 'one too many: more'],
  ['an unknown option', [...ARGS, '--fast'], 2, '--fast'],
  ['a kept file that does not exist', ['--kept', 'none'], 1, 'no file none'],
])('%s ends with its code and says so', async (_, args, code, said) => {
  const result = await run(siteOf(RUNS), args);
  expect([result.code, result.said]).toEqual([code, expect.stringContaining(said)]);
});

test('a buoy that does not reply leaves the proof', async () => {
  const site = siteOf(RUNS);
  site.set('/v1/stations/44097', 503);
  const { code, said } = await run(site, ARGS);
  expect([code, said]).toEqual([0, expect.stringContaining('What came: not known')]);
});

test('a saved file that holds no head is refused, and stays', async () => {
  const files = new Map([['head.json', 'notes']]);
  const { code, said } = await run(siteOf(RUNS), [...ARGS, '--head', 'head.json'], files);
  expect([code, said]).toEqual([1, expect.stringContaining('has no saved head')]);
  expect(files.get('head.json')).toBe('notes');
});
