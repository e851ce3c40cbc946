export { putFirstPosts } from './put-first-posts.ts';
export { type FirstPost, readFirstPosts } from './read-first-posts.ts';
