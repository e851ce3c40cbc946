import type { BlogPostReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCountReading } from '../../entities/post/count-reading.ts';
import { authorNumber } from '../../features/blog/address.ts';
import page from '../../features/blog/blog-page.module.css';
import { PostHead } from '../../features/blog/post-head.tsx';
import { PostList } from '../../features/blog/post-list.tsx';
import { PostText } from '../../features/blog/post-text.tsx';
import { postQuery } from '../../features/blog/queries.ts';
import { ContactSection } from '../../features/contact/contact-section.tsx';
import { ShareLink } from '../../features/share/share-link.tsx';
import { m } from '../../paraglide/blog.js';
import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { useSession } from '../../session/use-session.ts';
import { momentWords } from '../../ui/clock-words.ts';
import { useReportShown } from '../../ui/on-shown.ts';
import head from '../../ui/section-head.module.css';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { BlogPlace, isMissing, MissingPage } from './blog-place.tsx';

export function BlogPostPage() {
  const { userId, slug } = useParams({ from: '/blog/$userId/$slug' });
  const user_id = authorNumber(userId);
  useCountReading(user_id === undefined ? undefined : slug);
  return user_id === undefined ? (
    <MissingPage />
  ) : (
    <PostPage page={{ call: 'getBlogPost', params: { user_id, slug } }} />
  );
}

/** Shows a draft as readers would see it, by a link that expires. */
export function BlogPreviewPage() {
  const { token } = useParams({ from: '/blog/preview/$token' });
  return <PostPage page={{ call: 'getBlogPreview', params: { token } }} />;
}

function PostPage({ page: asked }: { readonly page: Parameters<typeof postQuery>[0] }) {
  useReportShown();
  const query = useQuery(postQuery(asked));
  if (isMissing(query)) return <MissingPage />;
  return (
    <main id="content" className={page.page}>
      {asked.call === 'getBlogPreview' && <PreviewNote until={query.data?.post.until} />}
      <BlogPlace query={query} fault={m.blog_post_failed()}>
        {(reply) => <Post {...reply} isOut={asked.call === 'getBlogPost'} />}
      </BlogPlace>
    </main>
  );
}

/** Shows when the preview expires, in the reader's time zone. The server does not know that time zone. */
function PreviewNote({ until }: { readonly until: string | undefined }) {
  const isHere = useAfterPaint();
  return (
    <p className={page.preview} data-wakes="">
      {m.blog_preview()}
      <br />
      {isHere && until ? m.blog_preview_until({ time: momentWords(until, language) }) : '\u00a0'}
    </p>
  );
}

function Post({ post, more, isOut }: BlogPostReply & { readonly isOut: boolean }) {
  const { title, meta, user_id, slug } = post;
  const { user } = useSession();
  useDocumentHead(`${meta.title || title} · ${product}`, meta.description || post.summary);
  return (
    <>
      <article>
        <PostHead post={post}>
          {isOut && <ShareLink title={title} name={m.blog_share()} path={`/blog/${user_id}/${slug}`} />}
        </PostHead>
        <PostText post={post} />
      </article>
      <div className={page.narrow} data-wakes="">
        <ContactSection
          heading={m.blog_tell()}
          label={m.blog_feedback()}
          subject={`Blog Contact - ${title}`}
          email={user?.email}
        />
      </div>
      {more.length > 0 && (
        <section className={page.part}>
          <div className={head.head}>
            <h2>{m.blog_next()}</h2>
          </div>
          <PostList posts={more} />
        </section>
      )}
    </>
  );
}
