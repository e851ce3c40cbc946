import type { StoredAccount } from '@groundswell/data/accounts';
import { authors, languageFor, publishedPosts } from '@groundswell/data/blog';
import type { QueuedEmail } from '@groundswell/data/email';
import { type PostDay, postStats } from '@groundswell/data/post-stats';
import { DAY_MS } from '@groundswell/durations';
import type { WriterWeekEmail } from '@groundswell/email';

const POSTS_SHOWN = 3;

/**
 * Writes the weekly email of a writer. Returns undefined if the writer has turned the email off, or nobody viewed a
 * post.
 */
export async function writeWriterWeek(
  { authorId, until }: Extract<QueuedEmail, { letter: 'writer-week' }>,
  { id, role, lang }: StoredAccount,
): Promise<WriterWeekEmail | undefined> {
  const author = await authors.find(authorId);
  if (role === 'user' || author?.userId !== id || !author.weekly) return undefined;
  const endsAt = Date.parse(until);
  const [beganOn, beforeOn] = [7, 14].map((days) => dateOf(endsAt - days * DAY_MS)) as [string, string];
  const days = (await postStats.list({ author: authorId }, beforeOn)).filter(({ date }) => date < until);
  const week = days.filter(({ date }) => date >= beganOn);
  const views = sum(week, 'views');
  if (views === 0) return undefined;
  const reads = sum(week, 'reads');
  return {
    letter: 'writer-week',
    views,
    visits: sum(week, 'visits'),
    viewsBefore: sum(days, 'views') - views,
    ...(reads > 0 && { readSeconds: Math.round(sum(week, 'readS') / reads) }),
    posts: await listMostViewed(authorId, beganOn, until, lang),
  };
}

/** Returns the most viewed posts of the week, among the writer's ten newest. */
async function listMostViewed(authorId: number, from: string, until: string, lang: StoredAccount['lang']) {
  const { cards } = await publishedPosts.list({ author: authorId }, { page: 1 }, Date.parse(until));
  const read = await Promise.all(
    cards.map(async ({ id, texts }) => {
      const days = (await postStats.list({ post: id }, from)).filter(({ date }) => date < until);
      return { title: texts[languageFor(texts, lang)]?.title ?? '', views: sum(days, 'views') };
    }),
  );
  return read
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views)
    .slice(0, POSTS_SHOWN);
}

function sum(days: readonly PostDay[], of: 'views' | 'visits' | 'reads' | 'readS'): number {
  return days.reduce((all, day) => all + day[of], 0);
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
