import { namesOf, userEndpoint } from '@groundswell/accounts';
import { listUploads } from '@groundswell/contracts';
import { uploads } from '@groundswell/data/uploads';
import { presentUpload } from '@groundswell/present';

/** The library of pictures, with where each is used. */
export const handler = userEndpoint(listUploads, async ({ query: { after }, user }) => {
  const { uploads: found, next } = await uploads.list(after);
  const names = await namesOf(
    found.map(({ userId }) => userId),
    user,
  );
  return {
    pictures: found.map((one) => presentUpload(one, { names, readerId: user.id })),
    ...(next !== undefined && { next }),
  };
});
