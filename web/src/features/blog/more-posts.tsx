import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { m } from '../../paraglide/blog.js';
import { m as usual } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './more-posts.module.css';

interface Props {
  /** The cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly onLoad: () => void;
}

/**
 * Marks the end of a list that has more pages. It loads the next page when it comes near the viewport. Without scripts
 * it is a link to the next page.
 */
export function MorePosts({ next, failed, loading, onLoad }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (failed)
    return (
      <div className={styles.more}>
        <Fault>{m.blog_failed()}</Fault>
        <Button busy={loading} onClick={onLoad}>
          {usual.ui_retry()}
        </Button>
      </div>
    );
  if (next === undefined) return null;
  return (
    <div className={styles.more} data-wakes="">
      {!loading && <LoadWhenNear key={next} onLoad={onLoad} />}
      <p role="status">{loading && m.blog_coming()}</p>
      {!loading && (
        <a href={`${path}?after=${encodeURIComponent(next)}`} rel="next">
          {m.blog_more()}
        </a>
      )}
    </div>
  );
}

function LoadWhenNear({ onLoad }: { readonly onLoad: () => void }) {
  const { near, ref } = useNear();
  useEffect(() => {
    if (near) onLoad();
  }, [near, onLoad]);
  return <span ref={ref} />;
}
