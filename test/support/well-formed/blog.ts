import type { WellFormedOf } from './parts.ts';

const SLUG = { params: { slug: 'reading-a-buoy' } };
const AUTHOR = { params: { user_id: '7' } };

export const blogRequests: WellFormedOf<'blog'> = () => ({
  'list-posts': {},
  'list-author-posts': AUTHOR,
  'list-tag-posts': SLUG,
  'list-topic-posts': SLUG,
  'get-post': SLUG,
  'list-tags': {},
  'get-tag': SLUG,
  'list-topics': {},
  'get-topic': SLUG,
  'get-author': AUTHOR,
  'search-posts': { query: { q: 'buoy' } },
  'get-blog': {},
  'get-blog-tags': {},
  'get-blog-topics': {},
  'get-blog-tag': SLUG,
  'get-blog-topic': SLUG,
  'get-blog-author': AUTHOR,
  'get-blog-post': { params: { user_id: '7', slug: 'reading-a-buoy' } },
  'get-blog-feed': { params: { file: 'atom.xml' } },
  'get-blog-preview': { params: { token: 'a'.repeat(80) } },
  'preview-post': { params: { token: 'a'.repeat(80) } },
});
