import { spawn } from 'node:child_process';

/**
 * Runs a Node program to its end and returns the tail of its output; on failure, the error contains that tail. `signal`
 * kills the program. Its standard input ends when `inputEnds` resolves; if `inputEnds` rejects, the program is killed.
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
    // The child may have exited already, in which case writing fails with EPIPE.
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
