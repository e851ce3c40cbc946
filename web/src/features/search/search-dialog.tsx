import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { m } from '../../paraglide/messages.js';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './search-dialog.module.css';
import { type Findable, findInIndex, indexMenu } from './search-index.ts';

const SHOWN_AT_MOST = 12;

interface Props {
  readonly onChoose: (chosen: Findable) => void;
  readonly onClose: () => void;
}

/** Finds a beach, or a place with several, by a few letters. */
export function SearchDialog({ onChoose, onClose }: Props) {
  const { data: menu, isError, refetch } = useQuery(locationMenuQuery);
  const index = useMemo(() => (menu ? indexMenu(menu) : []), [menu]);
  const [query, setQuery] = useState('');
  const found = findInIndex(index, query, SHOWN_AT_MOST);
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  // After the window has opened, which focuses its first button.
  useEffect(() => body.current?.querySelector('input')?.focus(), []);

  return (
    <Dialog title={m.search_title()} onClose={onClose}>
      <div ref={body} className={styles.search}>
        <Autocomplete
          name={m.search_field()}
          placeholder={m.search_field()}
          query={query}
          onQuery={setQuery}
          found={found}
          idOf={({ slug }) => slug}
          nothing={menu ? m.search_nothing({ question: query }) : m.ui_loading()}
          onChoose={(one) => {
            onChoose(one);
            void navigate({ to: '/forecast/$fcstId', params: { fcstId: one.slug } });
          }}
        >
          {(one) => <Found {...one} />}
        </Autocomplete>
        {isError ? (
          <p role="alert" className={styles.message}>
            {m.search_failed()} <Button onClick={() => refetch()}>{m.ui_retry()}</Button>
          </p>
        ) : (
          query.trim() === '' && <p className={styles.message}>{m.search_hint()}</p>
        )}
      </div>
    </Dialog>
  );
}

function Found({ name, within, beaches }: Findable) {
  return (
    <span className={styles.found}>
      <b>{name}</b>
      <small>{within}</small>
      {beaches && <small className={styles.count}>{m.search_beaches({ count: beaches })}</small>}
    </span>
  );
}
