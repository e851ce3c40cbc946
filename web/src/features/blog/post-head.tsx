import type { PostReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuthorFace } from './author-face.tsx';
import styles from './post-head.module.css';
import { PostLanguages } from './post-languages.tsx';
import { PostMeta } from './post-meta.tsx';

interface Props {
  readonly post: PostReply;
  readonly children?: ReactNode;
}

/** Shows a post’s title, author and date. */
export function PostHead({ post, children }: Props) {
  const { topic, title, user, lang } = post;
  return (
    <header className={styles.head}>
      {topic && (
        <Link to="/blog/topics/$slug" params={{ slug: topic.slug }} className={styles.topic}>
          {topic.name}
        </Link>
      )}
      <h1 lang={lang}>{title}</h1>
      <div className={styles.foot}>
        <div className={styles.by}>
          <AuthorFace author={user} />
          <span>
            <Link to="/blog/$userId" params={{ userId: String(user.id) }}>
              {user.name}
            </Link>
            <br />
            <PostMeta post={post} whole />
          </span>
        </div>
        <div className={styles.ways}>
          <PostLanguages post={post} />
          {children}
        </div>
      </div>
    </header>
  );
}
