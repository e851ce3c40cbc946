import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { call, postQuery, postsKey, revisionQuery, revisionsQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { titleOf, withWholeTexts } from '../writing/content.ts';
import { Comparison } from './comparison.tsx';
import styles from './revisions-page.module.css';
import { oneState, timeWords } from './words.ts';

/** The revisions of a post; each can be compared with the current text and restored. */
export function RevisionsPage({ id }: { readonly id: string }) {
  const post = useQuery(postQuery(id));
  const revisions = useQuery(revisionsQuery(id));
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? revisions.data?.data[0]?.revision;
  return (
    <AdminPage
      title={m.canvas_revisions()}
      lead={post.data && (titleOf(post.data) || m.canvas_untitled())}
      actions={
        <Link to="/canvas-ui/$section/$id" params={{ section: 'posts', id }} className={buttonClass()}>
          {m.canvas_back_to_post()}
        </Link>
      }
    >
      <Loaded query={revisions} fault={m.canvas_revisions_failed()} bones={<Skeleton lines={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{m.canvas_revisions_none()}</p>
          ) : (
            <div className={styles.split}>
              <ul className={styles.list}>
                {data.map(({ revision, updatedAt, state }) => (
                  <li key={revision}>
                    <button type="button" aria-pressed={revision === shown} onClick={() => setChosen(revision)}>
                      <b>{timeWords(updatedAt)}</b>
                      <span>{oneState(state)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {shown && <Revision key={shown} id={id} revision={shown} />}
            </div>
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function Revision({ id, revision }: { readonly id: string; readonly revision: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const post = useQuery(postQuery(id));
  const earlier = useQuery(revisionQuery(id, revision));
  const restore = useMutation({
    mutationFn: async () =>
      withWholeTexts(await call('restorePostRevision', { params: { id, revision }, ifMatch: post.data?.revision })),
    onSuccess: async (restored) => {
      client.setQueryData(postQuery(id).queryKey, restored);
      void client.invalidateQueries({ queryKey: postsKey });
      await navigate({ to: '/canvas-ui/$section/$id', params: { section: 'posts', id } });
      showToast(m.canvas_restored());
    },
  });
  return (
    <section aria-label={m.canvas_comparison()}>
      <Loaded query={earlier} fault={m.canvas_revisions_failed()} bones={<Skeleton lines={8} />}>
        {(found) => (
          <>
            {post.data && (
              <Comparison
                before={{ name: timeWords(found.updatedAt), content: found }}
                after={{ name: m.canvas_now(), content: post.data }}
              />
            )}
            <Fault>{restore.error?.message}</Fault>
            {post.data?.may.save && (
              <p className={styles.restore}>
                <Button variant="strong" busy={restore.isPending} onClick={() => restore.mutate()}>
                  {m.canvas_restore()}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
