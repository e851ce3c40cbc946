import {
  batchPath,
  checkKept,
  checkSeen,
  type ForecastLog,
  formatInstant,
  LOG_PATH,
  LogError,
  type ProvenForecast,
  parseEntry,
  parseLog,
  proveForecast,
  type SeenHead,
} from '../src/index.ts';
import { asHead, findText, parseJson, readPublishedHead, type Site, SiteError } from './read-site.ts';
import { parseVerifyCall, VERIFY_USAGE, type VerifyCall } from './verify-call.ts';
import { whatCame } from './what-came.ts';

/** The outside world of the command. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch;
  /** UTC ms. */
  readonly now: () => number;
  readonly print: (line: string) => void;
  /** Reads a file; undefined if it does not exist. */
  readonly readText: (file: string) => Promise<string | undefined>;
  readonly writeText: (file: string, text: string) => Promise<void>;
}

/** Runs the command. Returns its exit code: 0 proven, 1 not proven, 2 wrong arguments, 3 the site cannot be read. */
export async function verifyForecast(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2 | 3> {
  const call = args.includes('--help') ? '' : parseVerifyCall(args);
  if (typeof call === 'string') {
    around.print(`${call}\n${VERIFY_USAGE}`.trim());
    return call === '' ? 0 : 2;
  }
  try {
    await verify(call, around);
    return 0;
  } catch (error) {
    if (!(error instanceof LogError || error instanceof SiteError)) throw error;
    around.print(error instanceof LogError ? `NOT PROVEN (${error.fault}): ${error.message}` : error.message);
    return error instanceof LogError ? 1 : 3;
  }
}

async function verify(call: VerifyCall, around: Surroundings): Promise<void> {
  const { print } = around;
  const site: Site = { url: call.site, fetch: around.fetch };
  const kept = call.keptFile === undefined ? undefined : await readKept(call.keptFile, around);
  const saved = call.headFile === undefined ? undefined : await readSaved(call.headFile, around);
  // The published head may be cached, so it is read before the log, which must contain it.
  const published = await readPublishedHead(site);
  const seenAt = around.now();
  const log = parseLog((await findText(site, `/${LOG_PATH}`)) ?? '');
  if (published) checkSeen(log, { ...published, seenAt: published.sealedAt ?? 0 });
  print(
    `The log verifies: ${log.head.size} runs, head ${log.head.root}, ${published ? 'as published' : 'none published'}.`,
  );
  if (saved) {
    checkSeen(log, saved);
    print(`It continues the head of ${saved.size} runs that you saved on ${formatInstant(saved.seenAt)}.`);
  }
  // A head is saved only after the log has continued the one before it.
  if (call.headFile !== undefined) await saveHead(call.headFile, log, seenAt, around);

  const [run, beach] = [call.run ?? kept?.entry.cycle ?? '', call.beach ?? kept?.entry.beach ?? ''];
  const proven = await prove(site, log, run, beach);
  if (kept) {
    checkKept(proven, kept.text);
    print('The forecast that you kept is the sealed one, byte by byte.');
  }
  for (const line of [...describe(proven, log), ...(await whatCame(site, proven.entry))]) print(line);
  if (!saved)
    print('The times are those of the site’s clock: save heads (--head FILE) to check the next ones yourself.');
}

async function prove(site: Site, log: ForecastLog, run: string, beach: string): Promise<ProvenForecast> {
  if (!log.seals.some(({ cycle }) => cycle === run)) throw new LogError('missing', `The log has no run ${run}.`);
  const batch = await findText(site, `/${batchPath(run)}`);
  if (batch === undefined) throw new LogError('missing', `The forecasts of the sealed run ${run} are gone.`);
  return proveForecast(log, run, beach, batch);
}

function describe({ entry, seal, index, inBatch, sealIndex, inLog }: ProvenForecast, { head }: ForecastLog): string[] {
  const minutes = Math.round((entry.startAt - seal.sealedAt) / 60_000);
  const range = (column: readonly (number | null)[]) => {
    const known = column.filter((value) => value !== null);
    return known.length === 0 ? 'unknown' : `${Math.min(...known) / 100} to ${Math.max(...known) / 100} m`;
  };
  return [
    `PROVEN: ${entry.beach}, run ${entry.cycle}, sealed ${formatInstant(seal.sealedAt)}, ${minutes} min before its first hour.`,
    `Forecast ${index + 1} of ${seal.count} by ${inBatch.length} hashes; run ${sealIndex + 1} of ${head.size} by ${inLog.length}.`,
    `It said, for 24 hours from ${formatInstant(entry.startAt)}: face ${range(entry.faceCm)}, sea ${range(entry.seaCm)}.`,
  ];
}

async function readKept(file: string, { readText }: Surroundings) {
  const text = (await readText(file))?.trim();
  if (text === undefined) throw new LogError('missing', `There is no file ${file}.`);
  return { text, entry: parseEntry(text) };
}

/** Reads the head that an earlier call saved; undefined before the first one. */
async function readSaved(file: string, { readText }: Surroundings): Promise<SeenHead | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const { size, root, sealedAt, seenAt } = parseJson(text) ?? {};
  const head = asHead(size, root, sealedAt);
  if (!head || typeof seenAt !== 'number') throw new LogError('malformed', `The file ${file} has no saved head.`);
  return { ...head, seenAt };
}

async function saveHead(file: string, { head }: ForecastLog, seenAt: number, around: Surroundings): Promise<void> {
  if (head.size === 0) return;
  await around.writeText(file, `${JSON.stringify({ ...head, seenAt })}\n`);
  around.print(`The head was saved in ${file}.`);
}
