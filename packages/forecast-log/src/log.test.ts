import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeRun, publish } from '../test-support/made-history.ts';
import { formatBatch, parseBatch } from './batch.ts';
import { ENTRY_HOURS, encodeEntry, type ForecastEntry, parseEntry } from './entry.ts';
import { appendSeal, parseLog } from './log.ts';
import { LogError } from './log-error.ts';
import { EMPTY_ROOT } from './tree.ts';

const hours = fc.array(fc.option(fc.nat(3000)), { minLength: ENTRY_HOURS, maxLength: ENTRY_HOURS });
const entries: fc.Arbitrary<ForecastEntry> = fc.record({
  cycle: fc.constantFrom('2026112006', '2026112012'),
  beach: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  buoy: fc.option(fc.constantFrom('44097', 'PRJC1')),
  startAt: fc.nat(1_000_000).map((hour) => hour * 3_600_000),
  faceCm: hours,
  seaCm: hours,
  errorPm: hours,
});

test('an entry is read as it was written, and equal forecasts have equal bytes', () => {
  void fc.assert(
    fc.property(entries, (entry) => {
      const { errorPm, ...others } = entry;
      expect(parseEntry(encodeEntry(entry))).toEqual(entry);
      expect(encodeEntry({ errorPm, ...others })).toBe(encodeEntry(entry));
    }),
  );
});

test('an entry’s bytes stay those of version 1', () => {
  const column = (value: number | null) => Array<number | null>(ENTRY_HOURS).fill(value);
  const entry = { cycle: '2026112006', beach: 'rincon', buoy: null, startAt: Date.UTC(2026, 10, 20, 13) };
  const list = (value: string) => `[${Array(ENTRY_HOURS).fill(value).join(',')}]`;
  expect(encodeEntry({ ...entry, faceCm: column(152), seaCm: column(null), errorPm: column(310) })).toBe(
    `{"v":1,"cycle":"2026112006","beach":"rincon","buoy":null,"from":"2026-11-20T13:00:00Z",` +
      `"face_cm":${list('152')},"sea_cm":${list('null')},"error_pm":${list('310')}}`,
  );
});

const written = encodeEntry(madeRun(0, 1).entries[0] ?? expect.fail());
test.each([
  ['another version', written.replace('"v":1', '"v":2')],
  ['a fraction', written.replace('100', '100.5')],
  ['a negative height', written.replace('100', '-1')],
  ['a space', written.replace(',', ', ')],
  ['a key more', written.replace('"buoy"', '"more":1,"buoy"')],
  ['a run that does not exist', written.replace('2026112000', '2026113100')],
  ['a time within an hour', written.replace('07:00:00', '07:30:00')],
  ['an hour less', written.replace('[100,', '[')],
  ['no JSON', written.slice(1)],
])('an entry with %s is refused', (_, text) => {
  expect(() => parseEntry(text)).toThrow(LogError);
});

test('random bytes are refused as entry, batch and log, by name', () => {
  void fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(() => parseEntry(text)).toThrow(LogError);
      expect(() => parseBatch(text, '2026112006')).toThrow(LogError);
      expect(() => parseLog(text)).toThrow(LogError);
      expect(() => parseLog(`groundswell forecast log 1\n${text}\n`)).toThrow(LogError);
    }),
  );
});

test('a batch orders its beaches, and refuses one twice, out of order or of another run', () => {
  const { cycle, entries } = madeRun(0, 3);
  const text = formatBatch(entries.toReversed());
  expect(parseBatch(text, cycle).entries).toEqual(entries);
  const [first = ''] = text.split('\n');
  for (const wrong of [`${text}${first}\n`, `${first}\n${text}`])
    expect(() => parseBatch(wrong, cycle)).toThrow('after');
  expect(() => parseBatch(text, '2026112006')).toThrow('has an entry of run 2026112000');
  expect(parseBatch('', cycle)).toEqual({ entries: [], leaves: [] });
});

test('a log has the head of its last line, and the empty log has that of no leaves', () => {
  expect(parseLog('').head).toEqual({ size: 0, root: EMPTY_ROOT, sealedAt: undefined });
  const runs = [0, 1, 2].map((number) => madeRun(number, 2));
  const { head, seals } = parseLog(publish(runs).log);
  expect(head).toMatchObject({ size: 3, sealedAt: runs[2]?.sealedAt });
  expect(seals.map(({ cycle, count }) => [cycle, count])).toEqual(runs.map(({ cycle }) => [cycle, 2]));
});

test('a run is appended once, never after a later one, and its time never goes back', () => {
  const { log } = publish([madeRun(1, 1)]);
  const { seals } = parseLog(log);
  const [seal = expect.fail()] = seals;
  expect(appendSeal(log, seal)).toBe('already');
  expect(appendSeal(log, { ...seal, cycle: '2026112000' })).toBe('already');
  const early = { ...seal, cycle: '2026112018' };
  expect(() => parseLog(appendSeal(log, early))).toThrow('sealed before it began');
  const behind = { ...seal, cycle: '2026112012', sealedAt: seal.sealedAt - 1000 };
  expect(parseLog(appendSeal(log, behind)).seals.map(({ sealedAt }) => sealedAt)).toEqual([
    seal.sealedAt,
    seal.sealedAt,
  ]);
});
