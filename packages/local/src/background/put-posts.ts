import { putSeedPosts } from '@groundswell/seed-posts';

export interface PostsEvent {
  /** The absolute path of the folder with the texts of the posts. */
  readonly dir: string;
}

/** Writes the seed posts into the table. The module is bundled with the functions and runs in their worker threads. */
export async function handler({ dir }: PostsEvent): Promise<void> {
  await putSeedPosts(process.env.PRODUCT_NAME ?? '', dir);
}
