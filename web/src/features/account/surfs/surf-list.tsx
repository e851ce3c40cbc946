import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { Failed } from '../failed.tsx';
import { saveFile } from '../save-file.ts';
import { Waiting } from '../waiting.tsx';
import { listAllSurfs, SURFS, surfsQuery } from './queries.ts';
import { SurfRow } from './surf-row.tsx';

/** Lists the user's logged surfs, newest first, with the conditions stored for each. */
export function SurfList({ onBack }: { readonly onBack: () => void }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(surfsQuery);
  const client = useQueryClient();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const surfs = data?.pages.flatMap((page) => page.surfs);
  const save = async () => {
    setSaving(true);
    try {
      saveFile('surfs', await listAllSurfs());
    } catch (cause) {
      showToast(cause instanceof Error ? cause.message : String(cause), { tone: 'error' });
    }
    setSaving(false);
  };
  return (
    <div className={styles.steps}>
      <Back onBack={onBack} />
      {!surfs &&
        (error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : <Waiting />)}
      {surfs?.length === 0 && <p>{m.surfs_none()}</p>}
      {surfs && surfs.length > 0 && (
        <>
          <ul>
            {surfs.map((surf) => (
              <SurfRow
                key={`${surf.key} ${surf.revision}`}
                surf={surf}
                onChanged={() => void client.invalidateQueries({ queryKey: SURFS })}
              />
            ))}
          </ul>
          {hasNextPage && (
            <Button busy={isFetching} onClick={() => void fetchNextPage()}>
              {m.surfs_more()}
            </Button>
          )}
          <Button busy={saving} onClick={() => void save()}>
            {m.surfs_save()}
          </Button>
        </>
      )}
    </div>
  );
}
