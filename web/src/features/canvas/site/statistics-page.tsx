import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/canvas.js';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { PostStats } from './post-stats.tsx';
import styles from './site-admin.module.css';

type Scope = 'user' | 'all';
const statsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['site-admin', 'statistics', scope],
    queryFn: ({ signal }) => request('getCanvasStats', { query: { scope }, signal }),
  });

/** The statistics of a writer's own posts; editors can see those of all posts. */
export function StatisticsPage({ isEditor }: { readonly isEditor: boolean }) {
  const [scope, setScope] = useState<Scope>(isEditor ? 'all' : 'user');
  const stats = useQuery(statsQuery(scope));
  return (
    <AdminPage title={m.editing_statistics()} lead={m.editing_statistics_lead()}>
      {isEditor && (
        <div className={styles.choice}>
          <ToggleGroup
            name={m.editing_whose()}
            options={[
              { value: 'all', text: m.editing_all_posts() },
              { value: 'user', text: m.editing_own_posts() },
            ]}
            value={scope}
            onChoose={setScope}
          />
        </div>
      )}
      <Loaded query={stats} fault={m.editing_not_loaded()} bones={<Skeleton className={styles.bones} />}>
        {(found) => <PostStats stats={found} none={m.editing_no_views()} />}
      </Loaded>
    </AdminPage>
  );
}
