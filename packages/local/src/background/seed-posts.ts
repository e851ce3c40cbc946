import { join } from 'node:path';
import type { Cloud } from '../cloud.ts';
import type { PostsEvent } from './put-posts.ts';

const POSTS = 'packages/seed-posts/posts';

/**
 * Writes the seed posts into the table of a local cloud; `program` is the bundled `put-posts.ts`. Resolves with the
 * failure as a sentence instead of rejecting, so the start goes on.
 */
export async function putSeedPosts(
  { runProgram }: Pick<Cloud, 'runProgram'>,
  program: string,
  repoRoot: string,
): Promise<string | undefined> {
  const event: PostsEvent = { dir: join(repoRoot, POSTS) };
  const outcome = await runProgram(program, event);
  return 'failure' in outcome ? `The first posts of the blog were not put: ${outcome.failure.errorMessage}` : undefined;
}
