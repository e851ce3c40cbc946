import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MadeHistory, type MadeRun, madeRun, publish } from '../test-support/made-history.ts';
import type { ForecastEntry } from './entry.ts';
import { encodeEntry } from './entry.ts';
import { parseLog } from './log.ts';
import { LogError, type LogFault } from './log-error.ts';
import { checkKept, checkSeen, proveForecast, type SeenHead } from './prove-forecast.ts';

const FORGED = 1000;
const HOUR_MS = 3_600_000;

/** An honest history, the head that somebody saw after a run, and the number of the run and beach under attack. */
interface Scene {
  readonly runs: readonly MadeRun[];
  readonly seen: SeenHead;
  readonly run: number;
  readonly beach: number;
  readonly other: number;
}

const scenes: fc.Arbitrary<Scene> = fc
  .record({
    size: fc.integer({ min: 2, max: 12 }),
    beaches: fc.integer({ min: 2, max: 6 }),
    a: fc.nat(),
    b: fc.nat(),
    c: fc.nat(),
  })
  .map(({ size, beaches, a, b, c }) => {
    const runs = Array.from({ length: size }, (_, number) => madeRun(number, beaches));
    const run = a % size;
    const seenRuns = run + 1 + (b % (size - run));
    const { head } = parseLog(publish(runs.slice(0, seenRuns)).log);
    const seen = { ...head, seenAt: (head.sealedAt ?? 0) + HOUR_MS / 2 };
    return { runs, seen, run, beach: c % beaches, other: (run + 1 + (c % (size - 1))) % size };
  });

/** Checks a history as a reader does who saw a head and kept the attacked forecast. Throws if anything differs. */
function judge({ log, batches }: MadeHistory, { runs, seen, run, beach }: Scene): void {
  const parsed = parseLog(log);
  checkSeen(parsed, seen);
  for (const { cycle } of parsed.seals)
    for (const line of (batches.get(cycle) ?? '').split('\n').slice(0, -1))
      proveForecast(parsed, cycle, JSON.parse(line).beach, batches.get(cycle) ?? '');
  const kept = entryOf(runs, run, beach);
  checkKept(proveForecast(parsed, kept.cycle, kept.beach, batches.get(kept.cycle) ?? ''), encodeEntry(kept));
}

function entryOf(runs: readonly MadeRun[], run: number, beach: number): ForecastEntry {
  return runs[run]?.entries[beach] ?? expect.fail();
}

const changed = (entry: ForecastEntry): ForecastEntry => ({ ...entry, faceCm: entry.faceCm.with(5, 99) });
const replace = ({ runs, run }: Scene, entries: (before: readonly ForecastEntry[]) => readonly ForecastEntry[]) =>
  runs.map((one, number) => (number === run ? { ...one, entries: entries(one.entries) } : one));
const swapLines = (text: string, a: number, b: number) => {
  const lines = text.split('\n');
  return lines
    .with(a, lines[b] ?? '')
    .with(b, lines[a] ?? '')
    .join('\n');
};

/** A forged history, and the time of the head that was seen if that differs from the scene's. */
interface Forgery extends MadeHistory {
  readonly seenAt?: number;
}

/** The forgeries. One who computes all roots again is caught by the head that was seen, one who does not by the roots. */
const FORGERIES: Readonly<Record<string, (scene: Scene) => Forgery>> = {
  'a changed value': ({ runs, run, beach }) => {
    const { log, batches } = publish(runs);
    const { cycle } = runs[run] ?? expect.fail();
    const entry = entryOf(runs, run, beach);
    const text = batches.get(cycle)?.replace(encodeEntry(entry), encodeEntry(changed(entry))) ?? '';
    return { log, batches: new Map([...batches, [cycle, text]]) };
  },
  'a re-rooted tree over a changed value': (scene) =>
    publish(
      replace(scene, (entries) => entries.map((entry, beach) => (beach === scene.beach ? changed(entry) : entry))),
    ),
  'a bad day dropped from its run': (scene) =>
    publish(replace(scene, (entries) => entries.filter((_, beach) => beach !== scene.beach))),
  'a bad run dropped, and all roots computed again': ({ runs, run }) =>
    publish(runs.filter((_, number) => number !== run)),
  'a bad run’s line dropped': ({ runs, run }) => {
    const { log, batches } = publish(runs);
    return {
      log: log
        .split('\n')
        .toSpliced(run + 1, 1)
        .join('\n'),
      batches,
    };
  },
  'the forecasts of another run, under their own names': ({ runs, run, other }) => {
    const { log, batches } = publish(runs);
    const [own, swapped] = [runs[run]?.cycle ?? '', runs[other]?.cycle ?? ''];
    return { log, batches: new Map([...batches, [own, batches.get(swapped) ?? '']]) };
  },
  'the values of another run, and all roots computed again': (scene) =>
    publish(
      replace(scene, (entries) =>
        entries.map((entry, beach) => ({ ...entry, seaCm: entryOf(scene.runs, scene.other, beach).seaCm })),
      ),
    ),
  'a truncated log': ({ runs, seen, beach }) => publish(runs.slice(0, beach % seen.size)),
  'a log cut within a line': ({ runs, beach }) => {
    const { log, batches } = publish(runs);
    return { log: log.slice(0, -1 - beach), batches };
  },
  'reordered runs': ({ runs, run, other }) => {
    const { log, batches } = publish(runs);
    return { log: swapLines(log, run + 1, other + 1), batches };
  },
  'reordered beaches of a run': ({ runs, run }) => {
    const { log, batches } = publish(runs);
    const { cycle } = runs[run] ?? expect.fail();
    return { log, batches: new Map([...batches, [cycle, swapLines(batches.get(cycle) ?? '', 0, 1)]]) };
  },
  'an entry added to a sealed run after its hour': (scene) =>
    publish(replace(scene, (entries) => [...entries, { ...entryOf(scene.runs, scene.run, 0), beach: 'new' }])),
  'a run sealed after its hour': ({ runs }) => {
    const late = madeRun(runs.length, 2);
    return publish([...runs, { ...late, sealedAt: late.sealedAt + 2 * HOUR_MS }]);
  },
  'a run added after its hour with an earlier time': ({ runs, seen }) => ({
    ...publish([...runs.slice(0, seen.size), madeRun(seen.size, 2)]),
    seenAt: (seen.sealedAt ?? 0) + 14 * HOUR_MS,
  }),
};

function faultOf(history: Forgery, scene: Scene): LogFault | 'none' {
  const { seenAt = scene.seen.seenAt } = history;
  try {
    judge(history, { ...scene, seen: { ...scene.seen, seenAt } });
    return 'none';
  } catch (error) {
    if (error instanceof LogError) return error.fault;
    throw error;
  }
}

test('an honest history passes, whichever head was seen', () => {
  void fc.assert(
    fc.property(scenes, (scene) => {
      expect(faultOf(publish(scene.runs), scene)).toBe('none');
    }),
  );
});

test('of 1,000 forged histories every one is caught', () => {
  const kinds = Object.entries(FORGERIES);
  const drawn = fc.sample(scenes, { numRuns: FORGED, seed: 9162 });
  const missed = drawn.flatMap((scene, number) => {
    const [kind, forge] = kinds[number % kinds.length] ?? expect.fail();
    return faultOf(forge(scene), scene) === 'none' ? [kind] : [];
  });
  expect(drawn).toHaveLength(FORGED);
  expect(missed).toEqual([]);
});

test.each<[string, readonly LogFault[]]>([
  ['a changed value', ['root']],
  ['a re-rooted tree over a changed value', ['rewritten']],
  ['a bad run’s line dropped', ['root', 'truncated']],
  ['a truncated log', ['truncated']],
  ['a log cut within a line', ['malformed']],
  ['reordered runs', ['root', 'order']],
  ['an entry added to a sealed run after its hour', ['rewritten']],
  ['a run sealed after its hour', ['late']],
  ['a run added after its hour with an earlier time', ['late']],
])('%s is named as %s', (kind, faults) => {
  for (const scene of fc.sample(scenes, { numRuns: 30, seed: 6962 }))
    expect(faults).toContain(faultOf(FORGERIES[kind]?.(scene) ?? expect.fail(), scene));
});
