import { putSeedPosts } from '@groundswell/seed-posts';

/** The program's input. */
export interface PostsEvent {
  /** Folder of the posts' texts; absolute. */
  readonly dir: string;
}

/** Runs beside the functions, with whose code it is bundled: puts the posts that come with the site into the table. */
export async function handler({ dir }: PostsEvent): Promise<void> {
  await putSeedPosts(process.env.PRODUCT_NAME ?? '', dir);
}
