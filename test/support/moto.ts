import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Need } from './needs.ts';

/** Requires moto, an independent AWS in Python, with its server. */
export const MOTO: Need = () =>
  /^(5\.([2-9]|\d\d)|[6-9]|\d\d)/.test(findMoto()) ? undefined : "moto 5.2 or later: pip install 'moto[all,server]'";

let found: string | undefined;

/** Returns the version of the installed moto with its server, or an empty text. */
export function findMoto(): string {
  const script = 'import importlib.metadata as m; m.version("flask"); print(m.version("moto"))';
  try {
    found ??= execFileSync('python3', ['-c', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    found = '';
  }
  return found;
}

const THREADED = ['-m', 'moto.server', '--port'];
const ONE_BY_ONE = [join(import.meta.dirname, 'moto-one-by-one.py')];

/** The environment variable with the URL of the server that returns moto's address, and starts moto at first. */
export const MOTO_SHARED_AT = 'SHARED_MOTO_URL';

/** Returns the address of the moto that the engine tests share. Throws if it does not start. */
export async function findSharedMoto(): Promise<string> {
  const url = await (await fetch(process.env[MOTO_SHARED_AT] ?? '')).text();
  if (!url) throw new Error('moto does not start.');
  return url;
}

export interface Moto {
  readonly url: string;
  stop(): void;
}

/** Starts moto on a free port, with nothing in it. With `isOneByOne`, it answers one request after the other. */
export async function startMoto({ isOneByOne = false } = {}): Promise<Moto> {
  const port = await getPort();
  const moto = spawn('python3', [...(isOneByOne ? ONE_BY_ONE : THREADED), String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Flask announces its address on standard error once it listens.
  await new Promise<void>((resolve, reject) => {
    moto.once('exit', (code) => reject(new Error(`moto ended with ${code}.`)));
    moto.stderr.on('data', (text: Buffer) => text.includes('Running on') && resolve());
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void moto.kill('SIGKILL') };
}
