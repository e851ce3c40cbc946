import type { StatsReply } from '@groundswell/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { numberWords } from '../../ui/number-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import styles from './stats-page.module.css';

const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => request('getStats', { signal }),
  // The numbers are refetched each time the tab is focused.
  refetchOnWindowFocus: 'always',
});

/** A link that a phone opens in the installed app, if its system has associated the app with this site. */
const UNIVERSAL_LINK = '/forecast/indian-river-inlet-northside';

/** Shows how many people use the site. */
export function StatsPage() {
  useDocumentHead(`${m.stats_title()} · ${product}`, m.stats_lead({ product }));
  const stats = useQuery(statsQuery);
  return (
    <WidePage title={m.stats_title()} lead={m.stats_lead({ product })}>
      <Loaded query={stats} fault={m.stats_failed()} bones={<Skeleton lines={5} />}>
        {(found) => <Numbers stats={found} />}
      </Loaded>
      <p className={styles.link}>
        <a href={UNIVERSAL_LINK} className={buttonClass()}>
          {m.stats_universal_link()}
        </a>
      </p>
    </WidePage>
  );
}

function Numbers({ stats }: { readonly stats: StatsReply }) {
  const rows = [
    [m.stats_user_count(), stats.userCount],
    [m.stats_users_logged(), stats.usersLogged],
    [m.stats_users_subscribed(), stats.usersSubscribed],
    [m.stats_users_today(), stats.usersToday],
    [m.stats_subscribers_today(), stats.subscribersToday],
  ] as const;
  return (
    <>
      <dl className={styles.numbers}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberWords(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>{m.stats_meaning()}</p>
    </>
  );
}
