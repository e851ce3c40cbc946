import type { TableAccess } from '../constructs/table-access.ts';
import { POST_WRITE } from './canvas.ts';
import type { CallNeedsOf, JobNeedsOf } from './needs.ts';
import { USER_READ } from './table-rights.ts';

/** Published data has partitions of its own, so that no call for readers can reach a draft. */
const LABEL_READ: TableAccess = { actions: ['Query'], partitions: ['label'] };
/** The author, tags and topics that posts refer to. */
const BESIDE_READ: TableAccess = { actions: ['BatchGetItem'], partitions: ['author', 'label'] };
const LIST_READ: readonly TableAccess[] = [{ actions: ['Query'], partitions: ['postList'] }, BESIDE_READ];

const PREVIEW = {
  table: [{ actions: ['Query'], partitions: ['post'] }, USER_READ, BESIDE_READ],
  secrets: ['site'],
} as const;

export const blogCalls: CallNeedsOf<'blog'> = {
  'list-posts': { table: LIST_READ },
  'list-author-posts': { table: LIST_READ },
  'list-tag-posts': { table: LIST_READ },
  'list-topic-posts': { table: LIST_READ },
  'get-post': { table: [{ actions: ['Query'], partitions: ['slug', 'published'] }, BESIDE_READ] },
  'list-tags': { table: LABEL_READ },
  'get-tag': { table: LABEL_READ },
  'list-topics': { table: LABEL_READ },
  'get-topic': { table: LABEL_READ },
  'get-author': { table: { actions: ['Query'], partitions: ['author', 'postList'] } },
  'search-posts': {
    memoryMb: 1024,
    table: [
      { actions: ['Query'], partitions: ['postSearch'] },
      { actions: ['BatchGetItem'], partitions: ['postList'] },
      BESIDE_READ,
    ],
  },
  'get-blog': { memoryMb: 1024, table: LIST_READ },
  'get-blog-tags': { memoryMb: 1024, table: LABEL_READ },
  'get-blog-topics': { memoryMb: 1024, table: LABEL_READ },
  'get-blog-tag': { memoryMb: 1024, table: [...LIST_READ, LABEL_READ] },
  'get-blog-topic': { memoryMb: 1024, table: [...LIST_READ, LABEL_READ] },
  'get-blog-author': { memoryMb: 1024, table: [...LIST_READ, { actions: ['Query'], partitions: ['author'] }] },
  'get-blog-post': {
    memoryMb: 1024,
    table: [{ actions: ['Query'], partitions: ['slug', 'published', 'postList'] }, BESIDE_READ],
  },
  'get-blog-feed': { table: [{ actions: ['Query'], partitions: ['postList', 'slug', 'published'] }, BESIDE_READ] },
  'get-blog-preview': { memoryMb: 1024, ...PREVIEW },
  'preview-post': PREVIEW,
};

export const blogJobs: JobNeedsOf<'blog'> = {
  'publish-due': { runs: { everyMinutes: 1 }, memoryMb: 1024, table: POST_WRITE },
  'queue-writer-weeks': {
    runs: { everyMinutes: 60 },
    memoryMb: 512,
    table: { actions: ['Query'], partitions: ['author'] },
    sendsTo: ['email'],
  },
};
