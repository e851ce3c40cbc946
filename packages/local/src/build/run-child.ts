import { spawn } from 'node:child_process';

/**
 * Runs a Node program to its end and returns the end of its output. Throws with that when it fails; kills it when
 * `signal` aborts. Its input ends when `inputEnds` resolves; kills it when that rejects.
 */
export function runChild(
  args: readonly string[],
  cwd: string,
  what: string,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
  inputEnds: Promise<unknown> = Promise.resolve(),
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'pipe', signal, env });
    // It may have ended before.
    child.stdin.on('error', () => undefined);
    inputEnds.then(
      () => child.stdin.end(),
      () => child.kill(),
    );
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${what} failed:\n${printed.trim()}`));
    });
  });
}
