import type { PostReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { m } from '../../paraglide/blog.js';
import { classList } from '../../ui/class-list.ts';
import { LiveForecasts } from './live-forecasts.tsx';
import { PostPicture } from './post-picture.tsx';
import styles from './post-text.module.css';

/**
 * Shows a post's picture across the page, or its drawing beside the text; then the text in a readable width, and its
 * tags.
 */
export function PostText({ post }: { readonly post: PostReply }) {
  const { body, lang, tags, meta, featured_image: image, featured_image_caption: caption } = post;
  const text = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.columns}>
      <figure className={classList(styles.figure, image === null && styles.drawn)}>
        <PostPicture post={post} className={styles.picture} first />
        {caption !== '' && <figcaption lang={lang}>{caption}</figcaption>}
      </figure>
      {/* The server sanitizes this HTML in `sanitize.ts` of packages/posts. No other code sets HTML. */}
      <div ref={text} className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: body }} />
      <LiveForecasts key={body} text={text} />
      {meta.canonical_link !== null && (
        <p className={styles.original}>
          <a href={meta.canonical_link}>{m.blog_original({ host: new URL(meta.canonical_link).host })}</a>
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={m.blog_tags()}>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/blog/tags/$slug" params={{ slug }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
