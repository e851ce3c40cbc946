import { type Account, namesOf, userEndpoint } from '@groundswell/accounts';
import { rightsTo } from '@groundswell/blog';
import { listUploads } from '@groundswell/contracts';
import { languagesOf, posts, titleOf } from '@groundswell/data/blog';
import { type StoredUpload, uploads } from '@groundswell/data/uploads';
import { presentUpload } from '@groundswell/present';

/** Lists the library of pictures, with the uses of each. */
export const handler = userEndpoint(listUploads, async ({ query: { after }, user }) => {
  const { uploads: found, next } = await uploads.list(after);
  const writers = found.map(({ userId }) => userId);
  const [names, users] = await Promise.all([namesOf(writers, user), postsUsing(found, user)]);
  return {
    pictures: found.map((one) => presentUpload(one, { names, readerId: user.id })),
    posts: users,
    ...(next !== undefined && { next }),
  };
});

/** Returns the posts that use the pictures, sorted by title. It leaves out posts that the writer may not read. */
async function postsUsing(found: readonly StoredUpload[], reader: Account) {
  const ids = new Set(
    found.flatMap(({ uses = [] }) => uses.flatMap((use) => /^(?:post|live):(.+)/.exec(use)?.[1] ?? [])),
  );
  const using = await Promise.all([...ids].map((id) => posts.find(id)));
  return using.flatMap((post) =>
    post && rightsTo(post, reader).read
      ? { id: post.id, title: titleOf(post.texts), langs: languagesOf(post.texts) }
      : [],
  );
}
