import type { BlogAuthorReply } from '@groundswell/contracts';
import { useParams } from '@tanstack/react-router';
import { authorNumber } from '../../features/blog/address.ts';
import { AuthorFace } from '../../features/blog/author-face.tsx';
import page from '../../features/blog/blog-page.module.css';
import { m } from '../../paraglide/blog.js';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPlace, isMissing, MissingPage } from './blog-place.tsx';
import { FeaturedAndAll } from './featured-and-all.tsx';
import { usePosts } from './use-posts.ts';

export function BlogAuthorPage() {
  const user_id = authorNumber(useParams({ from: '/blog/$userId' }).userId);
  return user_id === undefined ? <MissingPage /> : <AuthorPosts user_id={user_id} />;
}

function AuthorPosts({ user_id }: { readonly user_id: number }) {
  const list = usePosts<BlogAuthorReply>({ call: 'getBlogAuthor', params: { user_id } });
  if (isMissing(list.first)) return <MissingPage />;
  const author = list.first.data?.author;
  const name = author?.name ?? m.blog_title();
  return (
    <BlogFrame
      title={name}
      description={author?.summary || m.blog_author_lead({ name })}
      lead={author?.summary}
      face={author && <AuthorFace author={author} large />}
    >
      <BlogPlace query={list.first} fault={m.blog_failed()}>
        {() => (
          <FeaturedAndAll
            list={list}
            featured={m.blog_featured()}
            none={<p className={page.none}>{m.blog_empty()}</p>}
          />
        )}
      </BlogPlace>
    </BlogFrame>
  );
}
