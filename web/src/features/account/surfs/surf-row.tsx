import type { SurfReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { BOARD_WORDS } from '../../../entities/surfer/surfer-words.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { SureButton } from '../../../ui/sure-button.tsx';
import { expectSuccess } from '../security/model.ts';
import { keptConditions } from './kept-conditions.ts';
import { SurfFields } from './surf-fields.tsx';
import styles from './surfs.module.css';

interface Props {
  readonly surf: SurfReply;
  readonly onChanged: () => void;
}

/** Shows a logged surf: its time and place, the stored conditions, and the user's notes. */
export function SurfRow({ surf, onChanged }: Props) {
  const [record, setRecord] = useState<Pick<SurfReply, 'rating' | 'board' | 'note'>>();
  const [state, setState] = useState<{ readonly busy: boolean; readonly fault?: string }>({ busy: false });
  const run = async (task: () => Promise<{ success: boolean; errorMsg?: string | undefined }>) => {
    setState({ busy: true });
    try {
      expectSuccess(await task());
      setRecord(undefined);
      onChanged();
      setState({ busy: false });
    } catch (error) {
      // After a failure the form keeps the user's input.
      setState({ busy: false, fault: error instanceof Error ? error.message : String(error) });
    }
  };
  const { key, revision, beach, atTxt, rating, board, note } = surf;
  return (
    <li className={styles.surf}>
      <h3>
        <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }}>
          {beach.name}
        </Link>
      </h3>
      <p>
        {atTxt} · <b>{m.surfs_rated({ rating })}</b>
        {board && ` · ${BOARD_WORDS[board]()}`}
      </p>
      <p className={styles.conditions}>{keptConditions(surf)}</p>
      {record ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => request('changeSurf', { body: { key, revision, ...record } }));
          }}
        >
          <SurfFields record={record} onChange={setRecord} />
          <div className={styles.tools}>
            <Button type="submit" variant="strong" busy={state.busy}>
              {m.surfs_keep()}
            </Button>
            <Button onClick={() => setRecord(undefined)}>{m.ui_cancel()}</Button>
          </div>
        </form>
      ) : (
        <>
          {note && <p className={styles.note}>{note}</p>}
          <div className={styles.tools}>
            <Button variant="quiet" onClick={() => setRecord({ rating, board, note })}>
              {m.surfs_change()}
            </Button>
            <SureButton
              text={m.surfs_remove()}
              sure={m.surfs_remove_sure()}
              subject={`${beach.name}${m.ui_comma()}${atTxt}`}
              busy={state.busy}
              onSure={() => void run(() => request('removeSurf', { body: { key } }))}
            />
          </div>
        </>
      )}
      <Fault>{state.fault}</Fault>
    </li>
  );
}
