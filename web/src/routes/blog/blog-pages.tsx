// Exports all of the blog's pages, which the server draws by this single module.
export { BlogAuthorPage } from './author-page.tsx';
export { BlogIndexPage } from './index-page.tsx';
export { BlogTagPage, BlogTopicPage } from './label-page.tsx';
export { BlogTagsPage, BlogTopicsPage } from './labels-page.tsx';
export { BlogPostPage, BlogPreviewPage } from './post-page.tsx';
