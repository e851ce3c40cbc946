export { putSeedPosts } from './put-seed-posts.ts';
export { readSeedPosts, type SeedPost } from './read-seed-posts.ts';
