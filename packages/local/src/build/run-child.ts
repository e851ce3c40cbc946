import { spawn } from 'node:child_process';

/** Runs a Node program to its end. Throws with the end of what it printed when it fails; ends it when `signal` aborts. */
export function runChild(args: readonly string[], cwd: string, what: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], signal });
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${what} failed:\n${printed.trim()}`));
    });
  });
}
