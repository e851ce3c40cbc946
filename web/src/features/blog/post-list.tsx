import type { PostCard } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { postParams } from './address.ts';
import styles from './post-list.module.css';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/** Lists posts, two a row if the window is wide enough. */
export function PostList({ posts }: { readonly posts: readonly PostCard[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to="/blog/$userId/$slug" params={postParams(post)} lang={post.lang}>
            <PostPicture post={post} className={styles.picture} small />
            <div>
              <h3>{post.title}</h3>
              <p>{post.summary}</p>
              <PostMeta post={post} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
