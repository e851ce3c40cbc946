import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';

const linkQuery = queryOptions({
  queryKey: ['calendar-link'],
  queryFn: ({ signal }) => request('getCalendarLink', { signal }),
});

/** Shows the secret address of the favorites' calendar: the user creates, renews and revokes it, and sees it once. */
export function CalendarSettings() {
  const client = useQueryClient();
  const showToast = useToast();
  const { data: link } = useQuery(linkQuery);
  const [path, setPath] = useState<string>();
  const failed = (error: Error) => showToast(error.message, { tone: 'error' });
  const renewal = useMutation({
    mutationFn: () => request('renewCalendarLink'),
    onSuccess(made) {
      setPath(made.path);
      client.setQueryData(linkQuery.queryKey, { made_at: made.made_at });
    },
    onError: failed,
  });
  const ending = useMutation({
    mutationFn: () => request('endCalendarLink'),
    onSuccess(ended) {
      setPath(undefined);
      client.setQueryData(linkQuery.queryKey, ended);
    },
    onError: failed,
  });
  const madeAt = link?.made_at;
  return (
    <section className={styles.part}>
      <h3>{m.account_calendar()}</h3>
      <p className={styles.hint}>{m.account_calendar_lead()}</p>
      {path !== undefined && <Address path={path} />}
      <div className={styles.buttons}>
        <Button busy={renewal.isPending || !link} onClick={() => renewal.mutate()}>
          {madeAt ? m.account_calendar_renew() : m.account_calendar_make()}
        </Button>
        {madeAt && (
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            {m.account_calendar_end()}
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {madeAt ? m.account_calendar_made({ date: dateText(madeAt) }) : '\u00a0'}
      </p>
    </section>
  );
}

function Address({ path }: { readonly path: string }) {
  return (
    <>
      <TextField
        label={m.account_calendar_address()}
        hint={m.account_calendar_once()}
        value={location.origin + path}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <a className={buttonClass('strong')} href={`webcal://${location.host}${path}`}>
          {m.account_calendar_add()}
        </a>
        <CopyButton text={location.origin + path}>{m.account_calendar_copy()}</CopyButton>
      </div>
    </>
  );
}

function dateText(instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
}
