import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = 'packages/first-posts/bin/put-first-posts.ts';

/**
 * Puts the posts that come with the site into the table of a local cloud, as the same program does for a deployment.
 * `environment` leads to its services. Resolves with why it failed, which stops nothing else.
 */
export async function putFirstPosts(
  repoRoot: string,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', join(repoRoot, PROGRAM)], {
      cwd: repoRoot,
      env: { ...process.env, ...environment },
      signal,
    });
    return undefined;
  } catch (error) {
    return signal.aborted ? undefined : `The first posts of the blog were not put: ${error}`;
  }
}
