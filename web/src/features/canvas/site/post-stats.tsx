import type { PostStatsReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { Table } from '../../../ui/table.tsx';
import styles from './post-stats.module.css';

/** The views of posts in the last 30 days: totals, a bar per day, and referrers. */
export function PostStats({ stats, none }: { readonly stats: PostStatsReply; readonly none: string }) {
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const most = Math.max(1, ...stats.days.map(({ views }) => views));
  const numbers = [
    [m.editing_views(), number.format(stats.views)],
    [m.editing_visits(), number.format(stats.visits)],
    [m.editing_read_time(), stats.readSeconds === null ? '–' : m.editing_seconds({ count: stats.readSeconds })],
  ] as const;
  return (
    <>
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stats.views === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol className={styles.bars} aria-label={m.editing_views_by_day()}>
          {stats.days.map(({ date, views }) => (
            <li key={date} title={`${day.format(new Date(date))}: ${number.format(views)}`}>
              <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - (views / most) * 100} width="1" height={(views / most) * 100} />
              </svg>
              <span>{`${day.format(new Date(date))}: ${number.format(views)}`}</span>
            </li>
          ))}
        </ol>
      )}
      {stats.sources.length > 0 && (
        <Table caption={m.editing_sources()}>
          <thead>
            <tr>
              <th scope="col">{m.editing_site_before()}</th>
              <th scope="col">{m.editing_views()}</th>
            </tr>
          </thead>
          <tbody>
            {stats.sources.slice(0, 20).map(({ host, views }) => (
              <tr key={host}>
                <th scope="row">{host}</th>
                <td>{number.format(views)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
