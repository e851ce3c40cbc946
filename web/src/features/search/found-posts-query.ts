import type { FoundPostsReply } from '@groundswell/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

export type FoundPost = FoundPostsReply['data'][number];

/**
 * The shortest query that searches posts, in characters. Shorter queries are rather the beginning of a beach's name. In
 * Chinese, two characters form a word.
 */
const SHORTEST = 2;
const FRESH_MS = 60_000;
/** The debounce delay of typing: only the last query is sent. */
const PAUSE_MS = 200;

/** Queries posts of the blog by a few words, best match first. */
export function foundPostsQuery(question: string) {
  const q = question.trim().slice(0, 80);
  return queryOptions({
    queryKey: ['found-posts', q],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      const reply = await request('searchPosts', { query: { q, lang: language }, signal, quiet: true });
      return reply.data;
    },
    enabled: q.length >= SHORTEST,
    staleTime: FRESH_MS,
    placeholderData: q.length >= SHORTEST ? keepPreviousData : undefined,
    retry: false,
  });
}
