import type { BlogLabelReply } from '@groundswell/contracts';
import { useParams } from '@tanstack/react-router';
import page from '../../features/blog/blog-page.module.css';
import { MorePosts } from '../../features/blog/more-posts.tsx';
import { PostList } from '../../features/blog/post-list.tsx';
import { m } from '../../paraglide/blog.js';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPlace, isMissing, MissingPage } from './blog-place.tsx';
import { usePosts } from './use-posts.ts';

export function BlogTagPage() {
  return <LabelPage call="getBlogTag" slug={useParams({ from: '/blog/tags/$slug' }).slug} />;
}

export function BlogTopicPage() {
  return <LabelPage call="getBlogTopic" slug={useParams({ from: '/blog/topics/$slug' }).slug} />;
}

function LabelPage({ call, slug }: { readonly call: 'getBlogTag' | 'getBlogTopic'; readonly slug: string }) {
  const { first, posts, more } = usePosts<BlogLabelReply>({ call, params: { slug } });
  if (isMissing(first)) return <MissingPage />;
  const name = first.data?.label.name ?? slug;
  const lead = m.blog_label_lead({ name });
  return (
    <BlogFrame title={name} description={lead} lead={lead}>
      <BlogPlace query={first} fault={m.blog_failed()}>
        {() =>
          posts.length === 0 ? (
            <p className={page.none}>{m.blog_none()}</p>
          ) : (
            <div className={page.alone}>
              <PostList posts={posts} />
              <MorePosts {...more} />
            </div>
          )
        }
      </BlogPlace>
    </BlogFrame>
  );
}
