import type { BlogReply } from '@groundswell/contracts';
import { use } from 'react';
import page from '../../features/blog/blog-page.module.css';
import { m } from '../../paraglide/blog.js';
import { SearchIcon } from '../../ui/icons/actions.tsx';
import { ShowWindow } from '../root/show-window.ts';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPlace } from './blog-place.tsx';
import { FeaturedAndAll } from './featured-and-all.tsx';
import { usePosts } from './use-posts.ts';

export function BlogIndexPage() {
  const list = usePosts<BlogReply>({ call: 'getBlog', params: {} });
  const show = use(ShowWindow);
  return (
    <BlogFrame title={m.blog_title()} description={m.blog_description()} lead={m.blog_lead()} isIndex>
      <button type="button" className={page.search} onClick={() => show('posts')} aria-haspopup="dialog">
        <SearchIcon />
        {m.blog_search()}
      </button>
      <BlogPlace query={list.first} fault={m.blog_failed()}>
        {() => <FeaturedAndAll list={list} none={<p className={page.none}>{m.blog_none()}</p>} />}
      </BlogPlace>
    </BlogFrame>
  );
}
