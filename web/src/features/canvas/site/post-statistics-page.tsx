import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { buttonClass } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { call, postQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { titleOf } from '../writing/content.ts';
import { PostStats } from './post-stats.tsx';
import styles from './site-admin.module.css';

const postStatsQuery = (id: string) =>
  queryOptions({
    queryKey: ['site-admin', 'statistics', 'post', id],
    queryFn: ({ signal }) => call('getCanvasPostStats', { params: { id }, signal }),
  });

export function PostStatisticsPage({ id }: { readonly id: string }) {
  const post = useQuery(postQuery(id));
  const stats = useQuery(postStatsQuery(id));
  return (
    <AdminPage
      title={m.editing_statistics()}
      lead={post.data ? titleOf(post.data) || m.canvas_untitled() : '…'}
      actions={
        <Link to="/canvas-ui/$section/$id" params={{ section: 'posts', id }} className={buttonClass()}>
          {m.canvas_back_to_post()}
        </Link>
      }
    >
      <p className={styles.none}>{m.editing_statistics_lead()}</p>
      <Loaded query={stats} fault={m.editing_not_loaded()} bones={<Skeleton className={styles.bones} />}>
        {(found) => <PostStats stats={found} none={m.editing_no_views_of_post()} />}
      </Loaded>
    </AdminPage>
  );
}
