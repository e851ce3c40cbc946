import type { BlogPageReply, Language } from '@groundswell/contracts';
import { logLine } from '@groundswell/runtime';
import { drawBlogHead } from './blog-head.ts';
import { drawScreenWithHead } from './first-screen.ts';
import { drawFailedPage, drawSitePage } from './site-page.ts';

/** A page of the blog: what it is drawn from, or why there is none. */
export type BlogPageContent = { readonly site: string; readonly path: string } & (
  | { readonly reply: BlogPageReply; readonly query: { readonly lang: Language; readonly after?: string | undefined } }
  | { readonly failed: { readonly errorMsg: string }; readonly status: number; readonly lang?: string | undefined }
);

/** The blog's addresses that are there in any case. */
const LINKS = '<li><a href="/blog">Blog</a></li>';

/**
 * The site's shell in the reader's language with a page of the blog drawn in it, whole: it is read without a script.
 */
export async function drawBlogPage(content: BlogPageContent): Promise<string> {
  if ('failed' in content) return drawFailedPage(content, LINKS);
  const { site, path, reply, query } = content;
  const language = query.lang;
  const asked = new URLSearchParams({ lang: language, ...(query.after !== undefined && { after: query.after }) });
  const drawn = { path: `${path}?${asked}`, reply, drawnAt: Date.now() };
  try {
    const { screen, head } = await drawScreenWithHead(drawn, language);
    if (!head) throw new Error('The page names no title.');
    const tags = drawBlogHead({ site, path, reply, language, after: query.after, ...head });
    return drawSitePage({ language, head: tags, links: LINKS, screen, inlined: drawn, reads: true });
  } catch (error) {
    // The page's script draws it by itself: a little later, without a second request.
    logLine('error', { page: path, error });
    const tags = drawBlogHead({ site, path, reply, language, after: query.after, ...plainHead(reply) });
    return drawSitePage({ language, head: tags, links: LINKS, inlined: { path: drawn.path, reply } });
  }
}

function plainHead(reply: BlogPageReply): { title: string; description: string } {
  const title = reply.kind === 'post' ? reply.post.title : 'Blog';
  return { title, description: reply.kind === 'post' ? reply.post.summary : title };
}
