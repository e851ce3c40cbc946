import type { PostCard } from '@groundswell/contracts';
import { m } from '../../paraglide/blog.js';
import { language } from '../../preferences/language.ts';
import { postDate, postDay } from './post-date.ts';
import styles from './post-meta.module.css';

interface Props {
  readonly post: Pick<PostCard, 'published_at' | 'read_time' | 'lang'>;
  /** Shows the year and omits the language: for a post's own page, which lists its languages itself. */
  readonly whole?: boolean;
}

const IN_LANGUAGE = { en: m.blog_in_en, es: m.blog_in_es, 'zh-CN': m.blog_in_zh };

/** Shows when a post was published, its reading time and, if it differs from the reader's, its language. */
export function PostMeta({ post: { published_at, read_time, lang }, whole = false }: Props) {
  return (
    <span className={styles.meta} lang={language}>
      <time dateTime={published_at}>{(whole ? postDate : postDay)(published_at, language)}</time>
      {' · '}
      {m.blog_read({ minutes: read_time })}
      {!whole && lang !== language && ` · ${IN_LANGUAGE[lang]()}`}
    </span>
  );
}
