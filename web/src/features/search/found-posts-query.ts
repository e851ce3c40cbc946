import type { FoundPostsReply } from '@groundswell/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

export type FoundPost = FoundPostsReply['data'][number];

/** Shorter ones name a beach sooner than a post; in Chinese two characters are a word. */
const SHORTEST = 2;
const FRESH_MS = 60_000;
/** While somebody types, only the last of the letters is asked for. */
const PAUSE_MS = 200;

/** Posts of the blog by a few words, the likeliest first. */
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
