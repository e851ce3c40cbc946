import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectEndpoint } from './aws-endpoint/connect.ts';
import { firstStart, laterStart } from './background/start-work.ts';
import { buildApp } from './build/build-app.ts';
import { buildWeb } from './build/build-web.ts';
import { bundleProgram } from './build/bundle-program.ts';
import { startClock } from './clock.ts';
import { startCloud } from './cloud.ts';
import { nameDataFolder, takeDataFolder } from './data-folder.ts';
import { isNoSpace, sentenceOfFull } from './disk.ts';
import { loadLazyModules } from './load-rest.ts';
import { chooseOcean } from './noaa/choose-ocean.ts';
import { BadOptionError, HELP, type Options, parseOptions } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import { startServer } from './services/http-server.ts';
import { createTimeline, type Timeline } from './timeline.ts';

export { chooseEngine } from './services/dynamodb/engine.ts';

const repoRoot = join(import.meta.dirname, '../../..');
const cacheDir = join(repoRoot, 'node_modules/.cache/groundswell');
const STOP_LIMIT_MS = 1800;

/** Runs `npm start` until it is stopped. `startedAt` is when the command began, by performance.now(). */
export async function main(args: readonly string[], startedAt: number): Promise<void> {
  // Lambda runs in UTC.
  process.env.TZ = 'UTC';
  // The SDK warns about old versions of Node, with which only local clouds run.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const options = readOptions(args);
  if (!options) return;

  const timeline = createTimeline();
  const progress = createProgress(process.stdout);
  const stopping = new AbortController();
  const stops: (() => Promise<void> | void)[] = [];
  const stopAll = async (code: number) => {
    progress.clear();
    await Promise.race([Promise.all(stops.splice(0).map((stop) => stop())), pause(STOP_LIMIT_MS)]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort();
      void stopAll(0);
    });
  }
  const printTimeline = () => {
    if (options.timeline) console.log(timeline.print());
  };
  try {
    const onBroken = (sentence: string) => {
      progress.clear();
      console.error(sentence);
      stopping.abort();
      void stopAll(1);
    };
    const goOn = await start(options, progress, timeline, stopping.signal, stops, onBroken);
    progress.clear();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    const site = `http://localhost:${options.port}`;
    console.log(`Mail: ${site}/_local/mail`);
    console.log(`ready ${site} (${seconds()} s)`);
    printTimeline();
    void loadLazyModules()
      .then(() => bundleProgram(repoRoot, cacheDir))
      .catch(() => undefined); // If bundling fails, the next start loads the TypeScript sources.
    await goOn((done) => {
      progress.clear();
      console.log(`${done} (${seconds()} s)`);
      printTimeline();
    });
  } catch (error) {
    if (stopping.signal.aborted) return;
    progress.clear();
    console.error(sentenceOf(error, options));
    await stopAll(1);
  }
}

/** Background work that follows once the site is ready; `say` prints which part is complete. */
type BackgroundWork = (say: (done: string) => void) => Promise<void>;

async function start(
  options: Options,
  progress: Progress,
  timeline: Timeline,
  signal: AbortSignal,
  stops: (() => Promise<void> | void)[],
  onBroken: (sentence: string) => void,
): Promise<BackgroundWork> {
  timeline.begin('load the program')();
  await timeline.span('check the port', () => assertPortUsable(options.port));
  const chosen = await timeline.span('choose the ocean', () => chooseOcean(options));
  const startsAt = options.now ?? chosen.mirror.now;
  const { awsEndpoint } = options;
  const endpoint = awsEndpoint ? await connectEndpoint(awsEndpoint) : undefined;
  // Users stay here while their accounts are at the endpoint, so a folder belongs to the data of one endpoint.
  const folderName = endpoint ? `endpoint-${endpoint.dataId}` : nameDataFolder(chosen, startsAt);
  const dataDir = join(options.dataDir, folderName);
  const folder = takeDataFolder(dataDir);
  stops.push(folder.release);
  progress.say(chosen.sentence);
  // A user who sets a time or a number of days gets whole runs, not the first 30 hours before the rest.
  const isNearFirst =
    chosen.kind === 'sample' && !folder.isComposed && startsAt === undefined && !chosen.days && !endpoint;
  const ocean = { ...chosen, isNearFirst };
  const clock = startClock(startsAt);

  progress.show('Building the site and the app');
  await timeline.span('build the web', () => buildWeb(repoRoot, cacheDir, signal));
  const app = await timeline.span('synthesize', () => buildApp(repoRoot, cacheDir, signal));

  const { port, hosts, verbose, limits, charts } = options;
  const { say } = progress;
  const cloud = await startCloud({
    app,
    dataDir,
    endpoint,
    port,
    hosts,
    clock,
    ocean,
    folder,
    verbose,
    limits,
    charts,
    say,
    onBroken,
    timeline,
  });
  stops.push(cloud.stop);
  signal.throwIfAborted();
  const work = { cloud, app, folder, repoRoot, charts, progress, timeline, signal };
  return folder.isComposed ? laterStart(work) : firstStart(work);
}

/**
 * Checks the port before the long build. Throws the system's error, or fetch's error for a port that browsers block.
 */
async function assertPortUsable(port: number) {
  const server = await startServer((_request, response) => response.end(), port);
  try {
    await fetch(`http://localhost:${port}`);
  } finally {
    await server.stop();
  }
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const options = parseOptions(args, repoRoot);
    if (!options.help) return options;
    console.log(HELP);
  } catch (error) {
    if (!(error instanceof BadOptionError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
  return undefined;
}

function sentenceOf(error: unknown, { port, dataDir }: Options): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (isBadPort(error)) return `Browsers block port ${port}. Choose another with --port.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose another with --port.`;
  if (isNoSpace(error)) return sentenceOfFull(dataDir);
  return error.message;
}

/** https://fetch.spec.whatwg.org/#port-blocking */
function isBadPort({ cause }: Error): boolean {
  return cause instanceof Error && cause.message === 'bad port';
}
