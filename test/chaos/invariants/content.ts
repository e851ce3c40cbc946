import { MINUTE_MS } from '@groundswell/durations';
import { type Evidence, rowsOf } from './evidence.ts';

/** publish-due runs each minute, and publishes up to 90 s early. A post is readable only from its instant on. */
const AHEAD_MS = 2 * MINUTE_MS;

/** A scheduled post is published once, at its time, with a card in each of its lists, and its search words. */
export function postsArePublishedOnce(evidence: Evidence): string[] {
  const { ledger, world } = evidence;
  return [...ledger.posts].flatMap(([id, publishAt]) => {
    if (publishAt > world.scheduler.now() - AHEAD_MS) return [];
    const [post] = rowsOf(evidence, `POST#${id}`).filter(({ type }) => type === 'post');
    const published = rowsOf(evidence, `PUBLISHED#${id}`);
    const cards = rowsOf(evidence, 'POSTS#ALL').filter(({ sk }) => sk.endsWith(id));
    const desk = rowsOf(evidence, 'DESK#').filter(({ sk }) => sk.endsWith(id));
    const lists = new Set(desk.map(({ pk }) => pk.split('#')[1]));
    return [
      ...(post?.state === 'published' ? [] : [`The post ${id} is ${post?.state}.`]),
      ...(published.length === 1 ? [] : [`The post ${id} has ${published.length} published versions.`]),
      ...(cards.length === 1 ? [] : [`The post ${id} has ${cards.length} cards.`]),
      ...(Number(post?.publishedAt) === publishAt ? [] : [`The post ${id} is dated ${post?.publishedAt}.`]),
      ...(lists.size === 1 && lists.has('published') ? [] : [`The post ${id} is in the lists ${[...lists]}.`]),
    ];
  });
}

/** A picture's row and its files exist together. One that nothing used for 30 days is swept, with its files. */
export function picturesAreWhole({ ledger, rows, world }: Evidence): string[] {
  const files = [...world.services.store.objects.keys()];
  const uploads = rows.filter(({ pk, state }) => pk === 'UPLOADS' && state !== 'awaiting');
  return [
    ...ledger.uploads.flatMap(({ id, isOld }) => {
      const own = files.filter((key) => key.startsWith(`pictures/uploads/${id}`));
      const isThere = uploads.some(({ sk }) => sk === id);
      if (isOld) return isThere || own.length > 0 ? [`The picture ${id} was not swept: ${own}.`] : [];
      return isThere && own.length === 2 ? [] : [`The picture ${id} has ${own.length} files, and a row: ${isThere}.`];
    }),
    ...uploads.filter(({ state }) => state === 'removing').map(({ sk }) => `The picture ${sk} is half removed.`),
  ];
}
