import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostsSettings } from './posts-worker.ts';

const POSTS = 'packages/first-posts/posts';

/**
 * Puts the posts that come with the site into the table of a local cloud. `worker` is the bundled `posts-worker.ts`;
 * `environment` leads to the services. Resolves with why it failed, which stops nothing else.
 */
export function putFirstPosts(
  worker: URL,
  repoRoot: string,
  environment: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const workerData: PostsSettings = { dir: join(repoRoot, POSTS) };
  return new Promise((resolve) => {
    const thread = new Worker(worker, {
      workerData,
      env: { ...environment, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      execArgv: [],
    });
    thread.once('message', () => resolve(undefined));
    thread.once('error', (error) => resolve(`The first posts of the blog were not put: ${error.message}`));
  });
}
