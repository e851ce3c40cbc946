import type { PostCard } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { postParams } from './address.ts';
import styles from './featured-posts.module.css';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/** Shows the first post with a wide picture, and up to three posts beside it. */
export function FeaturedPosts({ posts: [lead, ...others] }: { readonly posts: readonly PostCard[] }) {
  if (!lead) return null;
  return (
    <div className={styles.featured} data-alone={others.length === 0 || undefined}>
      <Link to="/blog/$userId/$slug" params={postParams(lead)} className={styles.lead} lang={lead.lang}>
        <PostPicture post={lead} className={styles.wide} first />
        <h2>{lead.title}</h2>
        <p>{lead.summary}</p>
        <PostMeta post={lead} />
      </Link>
      {others.length > 0 && (
        <ul className={styles.beside}>
          {others.map((post) => (
            <li key={post.id}>
              <Link to="/blog/$userId/$slug" params={postParams(post)} lang={post.lang}>
                <div>
                  <h2>{post.title}</h2>
                  <p>{post.summary}</p>
                  <PostMeta post={post} />
                </div>
                <PostPicture post={post} className={styles.small} small />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
