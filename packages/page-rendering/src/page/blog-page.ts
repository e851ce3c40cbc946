import type { BlogPageReply, Language } from '@groundswell/contracts';
import { logLine } from '@groundswell/runtime';
import { drawBlogHead } from './blog-head.ts';
import { drawScreenWithHead } from './first-screen.ts';
import { drawFailedPage, drawSitePage } from './site-page.ts';

/** The content of a blog page, or the error if the API call failed. */
export type BlogPageContent = { readonly site: string; readonly path: string } & (
  | { readonly reply: BlogPageReply; readonly query: { readonly lang: Language; readonly after?: string | undefined } }
  | { readonly failed: { readonly errorMsg: string }; readonly status: number; readonly lang?: string | undefined }
);

/** The links of every blog page, for readers without scripts. */
const LINKS = '<li><a href="/blog">Blog</a></li>';

/**
 * Draws a blog page into the site's shell in the reader's language, complete, so that it is readable without scripts.
 */
export async function drawBlogPage(content: BlogPageContent): Promise<string> {
  if ('failed' in content) return drawFailedPage(content, LINKS);
  const { site, path, reply, query } = content;
  const language = query.lang;
  const params = new URLSearchParams({ lang: language, ...(query.after !== undefined && { after: query.after }) });
  const drawn = { path: `${path}?${params}`, reply, drawnAt: Date.now() };
  try {
    const { screen, head } = await drawScreenWithHead(drawn, language);
    if (!head) throw new Error('The page names no title.');
    const tags = drawBlogHead({ site, path, reply, language, after: query.after, ...head });
    return drawSitePage({ language, head: tags, links: LINKS, screen, inlined: drawn, defersScripts: true });
  } catch (error) {
    // If rendering fails, the page's script renders the screen from the inlined reply: later, but without a second
    // request.
    logLine('error', { page: path, error });
    const tags = drawBlogHead({ site, path, reply, language, after: query.after, ...plainHead(reply) });
    return drawSitePage({ language, head: tags, links: LINKS, inlined: { path: drawn.path, reply } });
  }
}

function plainHead(reply: BlogPageReply): { title: string; description: string } {
  const title = reply.kind === 'post' ? reply.post.title : 'Blog';
  return { title, description: reply.kind === 'post' ? reply.post.summary : title };
}
