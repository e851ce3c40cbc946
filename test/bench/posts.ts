import { callAs } from '@groundswell/accounts/testing/call-as';
import { putManyPosts } from '@groundswell/data/testing/many-posts';
import { engines } from '@groundswell/data/testing/start-dynamo';
import type { BenchRow } from './bench-row.ts';
import { measureCalls } from './measure-calls.ts';

const AIM = 'p95 under 50 ms';

/** Measures the lists of a blog of 10,000 posts and 1,000 tags, on a local table engine. */
export async function bench(): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) return [{ what: 'posts', measured: 'not run: no table engine here' }];
  const { log } = console;
  console.log = () => undefined;
  try {
    const table = await dynamo.createTable();
    await putManyPosts(table);
    const settings = { TABLE_NAME: table.name, AWS_ENDPOINT_URL_DYNAMODB: dynamo.url, AWS_REGION: 'us-east-1' };
    Object.assign(process.env, settings);
    const { handler: posts } = await import('@groundswell/functions/blog/list-posts');
    const { handler: tags } = await import('@groundswell/functions/blog/list-tags');
    const { handler: search } = await import('@groundswell/functions/blog/search-posts');
    const call = (what: string, handler: typeof posts | typeof tags | typeof search, query: Record<string, string>) =>
      measureCalls(what, () => callAs(handler, undefined, { query }), AIM);
    return [
      await call('posts, first page of 10,000', posts, {}),
      await call('posts, page 50', posts, { page: '50' }),
      await call('tags of posts, 500 of 1,000', tags, {}),
      await call('search in all of them', search, { q: 'readng buoy 4242' }),
    ];
  } finally {
    console.log = log;
    dynamo.stop();
  }
}
