import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { changedAt, changeWords } from './change-words.ts';
import { changesQuery } from './queries.ts';
import styles from './site-admin.module.css';
import { momentWords } from './words.ts';

/** The log of changes, the newest first. */
export function ChangesPage() {
  const changes = useInfiniteQuery(changesQuery);
  return (
    <AdminPage title={m.editing_changes()} lead={m.editing_changes_lead()}>
      <Loaded query={changes} fault={m.editing_not_loaded()} bones={<Skeleton lines={10} />}>
        {({ pages }) => (
          <Table caption={m.editing_changes()}>
            <thead>
              <tr>
                <th scope="col">{m.editing_when()}</th>
                <th scope="col">{m.editing_what()}</th>
                <th scope="col">{m.editing_who()}</th>
              </tr>
            </thead>
            <tbody>
              {pages
                .flatMap((page) => page.changes)
                .map(({ at, by, ...change }) => (
                  <tr key={`${at} ${change.kind} ${change.subject} ${change.action}`}>
                    <th scope="row">{momentWords(at)}</th>
                    <td className={styles.what}>
                      <What change={change} />
                    </td>
                    <td>{by === null ? m.editing_nobody() : by || m.editing_gone_account()}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        )}
      </Loaded>
      {changes.hasNextPage && (
        <Button busy={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
          {m.editing_more()}
        </Button>
      )}
    </AdminPage>
  );
}

function What({ change }: { readonly change: Parameters<typeof changeWords>[0] }) {
  const page = changedAt(change);
  if (!page) return changeWords(change);
  return (
    <Link to="/canvas-ui/$section/$id" params={page}>
      {changeWords(change)}
    </Link>
  );
}
