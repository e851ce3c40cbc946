import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Beach } from '../editor/toolbar.tsx';
import { postQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { findDrafts } from '../writing/stored-drafts.ts';
import type { FoundDraft } from '../writing/writing.ts';
import { PostDesk } from './post-desk.tsx';

interface Props {
  readonly id: string;
  /** The account of the writer; drafts on a device belong to one account. */
  readonly userId: string;
  readonly pickBeach: () => Promise<Beach | undefined>;
}

/**
 * The page of a post: the server's version, or the device's draft if the server is unreachable or does not know the
 * post.
 */
export function PostPage({ id, userId, pickBeach }: Props) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(postQuery(id));
  const [kept, setKept] = useState<readonly FoundDraft[]>();
  useEffect(() => {
    void findDrafts(userId, id).then(setKept);
  }, [userId, id]);

  const isMissing = error instanceof ApiError && (error.status === 0 || error.status === 404);
  // A copy that an earlier visit cached is not used: its difference from the server's version would look like another
  // writer's change.
  const isFresh = isFetchedAfterMount || data?.revision === '';
  const post = isFresh && (!error || data?.revision === '') ? data : isMissing ? kept?.[0]?.post : undefined;
  if (post && kept) return <PostDesk key={id} userId={userId} post={post} kept={kept} pickBeach={pickBeach} />;
  return (
    <AdminPage title={m.canvas_post()}>
      <div aria-busy={!error}>
        {error ? (
          <>
            <Fault>{error.message}</Fault>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {m.ui_retry()}
            </Button>
          </>
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
    </AdminPage>
  );
}
