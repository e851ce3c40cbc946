import type { BlogLabelsReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/blog.js';
import styles from './label-grid.module.css';

/** Shows all tags or topics, each with the number of its posts. */
export function LabelGrid({ kind, labels }: BlogLabelsReply) {
  const to = kind === 'tags' ? '/blog/tags/$slug' : '/blog/topics/$slug';
  if (labels.length === 0) return <p className={styles.none}>{m.blog_none()}</p>;
  return (
    <ul className={styles.grid}>
      {labels.map(({ slug, name, posts_count }) => (
        <li key={slug}>
          <Link to={to} params={{ slug }}>
            <b>{name}</b>
            <small>{m.blog_count({ count: posts_count })}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
