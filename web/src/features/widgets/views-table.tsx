import type { WidgetViewsReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { Table } from '../../ui/table.tsx';

type Day = WidgetViewsReply['days'][number];

/** Shows a row for each host and day, newest first. */
export function ViewsTable({ days }: { readonly days: readonly Day[] }) {
  const dayWords = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Table caption={m.widgets_views_caption()}>
      <thead>
        <tr>
          <th scope="col">{m.widgets_views_day()}</th>
          <th scope="col">{m.widgets_views_host()}</th>
          <th scope="col">{m.widgets_views_count()}</th>
        </tr>
      </thead>
      <tbody>
        {days.flatMap(({ date, hosts, elsewhere }) =>
          [
            ...hosts.map(({ host, views }) => ({ host: host || m.widgets_views_unnamed(), views })),
            ...(elsewhere > 0 ? [{ host: m.widgets_views_elsewhere(), views: elsewhere }] : []),
          ].map(({ host, views }) => (
            <tr key={`${date} ${host}`}>
              <th scope="row">{dayWords.format(new Date(date))}</th>
              <td>{host}</td>
              <td>{views}</td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
