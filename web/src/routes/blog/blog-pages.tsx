// Exports all pages of the blog from one module, which the server's renderer imports.
export { BlogAuthorPage } from './author-page.tsx';
export { BlogIndexPage } from './index-page.tsx';
export { BlogTagPage, BlogTopicPage } from './label-page.tsx';
export { BlogTagsPage, BlogTopicsPage } from './labels-page.tsx';
export { BlogPostPage, BlogPreviewPage } from './post-page.tsx';
