export { searchCanvas } from './search-canvas.ts';
export { searchPosts } from './search-posts.ts';
