import { spawn } from 'node:child_process';

/**
 * Runs a Node program to its end and returns the end of its output. Throws with that when it fails; kills it when
 * `signal` aborts.
 */
export function runChild(
  args: readonly string[],
  cwd: string,
  what: string,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], signal, env });
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
