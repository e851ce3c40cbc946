import type { PostCard } from '@groundswell/contracts';
import { m } from '../../paraglide/blog.js';
import { language } from '../../preferences/language.ts';
import { postDate, postDay } from './post-date.ts';
import styles from './post-meta.module.css';

interface Props {
  readonly post: Pick<PostCard, 'published_at' | 'read_time'>;
  /** With the year. */
  readonly whole?: boolean;
}

/** When a post was published, and how long it takes to read. */
export function PostMeta({ post: { published_at, read_time }, whole = false }: Props) {
  return (
    <span className={styles.meta}>
      <time dateTime={published_at}>{(whole ? postDate : postDay)(published_at, language)}</time>
      {' · '}
      {m.blog_read({ minutes: read_time })}
    </span>
  );
}
