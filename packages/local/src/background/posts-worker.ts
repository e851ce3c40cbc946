import { parentPort, workerData } from 'node:worker_threads';
import { putFirstPosts } from '@groundswell/first-posts';

/** What the worker is started with. */
export interface PostsSettings {
  /** Folder of the posts' texts; absolute. */
  readonly dir: string;
}

/** Runs in its own thread: puts the posts that come with the site into the table that its environment names. */
const { dir } = workerData as PostsSettings;
await putFirstPosts(process.env.PRODUCT_NAME ?? '', dir);
parentPort?.postMessage('put');
