import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { viewsQuery } from './queries.ts';
import { ViewsTable } from './views-table.tsx';
import styles from './widgets.module.css';

interface Props {
  readonly trail: ReactNode;
  readonly widgetKey: string;
}

/** Shows a widget's own page, for owners with its key: the sites that embed it, and its deletion. */
export function ViewsPage({ trail, widgetKey }: Props) {
  const views = useQuery({ ...viewsQuery(widgetKey), enabled: widgetKey !== '' });
  const [isAsked, setAsked] = useState(false);
  const removal = useMutation({ mutationFn: () => request('removeWidget', { body: { key: widgetKey } }) });
  useDocumentHead(`${m.widgets_views_title()} · ${product}`, m.widgets_views_lead());

  const { data } = views;
  if (removal.isSuccess || widgetKey === '' || (views.error && !data))
    return (
      <WidePage
        trail={trail}
        title={removal.isSuccess ? m.widgets_removed() : m.widgets_views_title()}
        lead={
          !removal.isSuccess && <span role="alert">{widgetKey === '' ? m.widgets_no_key() : views.error?.message}</span>
        }
      >
        <p className={styles.ways}>
          <Link to="/services/widgets" className={buttonClass('strong')}>
            {m.widgets_another()}
          </Link>
        </p>
      </WidePage>
    );

  return (
    <WidePage trail={trail} title={data?.beach.name ?? m.widgets_views_title()} lead={m.widgets_views_lead()}>
      <div className={styles.views}>
        {data && (
          <>
            <p className={styles.lead}>
              {data.type === 'report' ? m.widgets_report() : m.widgets_forecast()} ·{' '}
              {m.widgets_views_made({ date: longDate(data.createdAt) })}
            </p>
            {data.days.length === 0 ? <p>{m.widgets_views_none()}</p> : <ViewsTable days={data.days} />}
            <section className={styles.removal}>
              <p className={styles.lead}>{m.widgets_remove_lead()}</p>
              <Fault>{removal.error?.message}</Fault>
              {isAsked ? (
                <div className={styles.copy}>
                  <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
                    {m.widgets_remove_sure()}
                  </Button>
                  <Button onClick={() => setAsked(false)}>{m.widgets_keep()}</Button>
                </div>
              ) : (
                <Button variant="danger" onClick={() => setAsked(true)}>
                  {m.widgets_remove()}
                </Button>
              )}
            </section>
          </>
        )}
      </div>
    </WidePage>
  );
}

function longDate(instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
