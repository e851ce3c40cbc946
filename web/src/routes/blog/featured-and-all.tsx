import type { ReactNode } from 'react';
import page from '../../features/blog/blog-page.module.css';
import { FeaturedPosts } from '../../features/blog/featured-posts.tsx';
import { MorePosts } from '../../features/blog/more-posts.tsx';
import { PostList } from '../../features/blog/post-list.tsx';
import { m } from '../../paraglide/blog.js';
import head from '../../ui/section-head.module.css';
import type { usePosts } from './use-posts.ts';

const FEATURED = 4;

interface Props {
  readonly list: Pick<ReturnType<typeof usePosts>, 'posts' | 'isFromStart' | 'more'>;
  /** Shown if there are no posts. */
  readonly none: ReactNode;
  /** The heading above the four newest posts. */
  readonly featured?: string;
}

/** Shows the four newest posts large, and then all others. Later pages of the list have no large posts. */
export function FeaturedAndAll({ list: { posts, isFromStart, more }, none, featured }: Props) {
  if (posts.length === 0) return none;
  const first = isFromStart ? posts.slice(0, FEATURED) : [];
  const rest = posts.slice(first.length);
  return (
    <>
      {first.length > 0 && (
        <section className={featured === undefined ? undefined : page.part}>
          {featured !== undefined && (
            <div className={head.head}>
              <h2>{featured}</h2>
            </div>
          )}
          <FeaturedPosts posts={first} />
        </section>
      )}
      {rest.length > 0 && (
        <section className={page.part}>
          <div className={head.head}>
            <h2>{m.blog_all()}</h2>
          </div>
          <PostList posts={rest} />
        </section>
      )}
      <MorePosts {...more} />
    </>
  );
}
