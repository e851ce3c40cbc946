export type { AuthorProfile, StoredAuthor } from './author-row.ts';
export { type Authors, authors } from './authors.ts';
export { type Invitation, type Invitations, invitations } from './invitations.ts';
export { type Labels, labels, type StoredLabel } from './labels.ts';
export { type PageRequest, POSTS_A_PAGE } from './list-page.ts';
export {
  languageFor,
  languagesOf,
  type StoredContent,
  type StoredPost,
  type StoredRevision,
  type StoredText,
  type StoredTexts,
} from './post-row.ts';
export { type DeskRow, hasChanges, type Standing, titleOf } from './post-rows.ts';
export {
  fromDeleted,
  newPost,
  toDeleted,
  toDraft,
  toPublished,
  toReview,
  toScheduled,
  withContent,
  withoutLabel,
} from './post-transitions.ts';
export { type Posts, posts } from './posts.ts';
export type { PublishedBody, PublishedPost, StoredCard } from './published-post.ts';
export { type PostList, type PublishedPosts, publishedPosts } from './published-posts.ts';
export { type DeskWords, type PostSearch, type PublishedWords, postSearch } from './search-shards.ts';
export { searchWords } from './search-words.ts';
export type { WriteRefusal } from './write-refusal.ts';
