import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { locationMenuQuery } from '../../api/location-menu.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchIcon } from '../../ui/icons/actions.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './search-dialog.module.css';
import { type Findable, findBeaches, indexBeaches } from './search-index.ts';

const SHOWN_AT_MOST = 12;

interface Props {
  readonly onChoose: (beach: Findable) => void;
  readonly onClose: () => void;
}

/** A beach by a few letters of its name or place. Enter takes the first, the arrows walk, Escape closes. */
export function SearchDialog({ onChoose, onClose }: Props) {
  const { data: menu, isError, refetch } = useQuery(locationMenuQuery);
  const index = useMemo(() => menu && indexBeaches(menu), [menu]);
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const found = index ? findBeaches(index, asked, SHOWN_AT_MOST) : [];
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const ids = useId();

  const takeFirst = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const first = index && findBeaches(index, question, 1)[0];
    if (!first) return;
    onChoose(first);
    void navigate({ to: '/forecast/$fcstId', params: { fcstId: first.slug } });
  };

  /** Walks through field and links as one list; above the first link is the field. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops: (Element | null)[] = [input.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const at = stops.indexOf(document.activeElement);
    const next = Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1);
    const stop = stops[next];
    if (stop instanceof HTMLElement) stop.focus();
  };

  return (
    <Dialog title={m.search_title()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the field and the links in it. */}
      <div onKeyDown={walk}>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers we serve. */}
        <form role="search" className={styles.field} onSubmit={takeFirst}>
          <SearchIcon />
          <input
            // The window gives it the focus by this attribute, which React would not write.
            ref={(element) => {
              input.current = element;
              element?.setAttribute('autofocus', '');
            }}
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-label={m.search_field()}
            aria-describedby={`${ids}hint`}
            placeholder={m.search_field()}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </form>
        <p id={`${ids}hint`} role="status" className={styles.said}>
          {isError ? m.search_failed() : <Said asked={asked} found={found.length} waiting={!index} />}
        </p>
        {isError && <Button onClick={() => refetch()}>{m.ui_retry()}</Button>}
        <ul ref={list} className={styles.found}>
          {found.map((beach) => (
            <li key={beach.slug}>
              <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} onClick={() => onChoose(beach)}>
                <b>{beach.name}</b>
                <small>{beach.within}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Said(props: { readonly asked: string; readonly found: number; readonly waiting: boolean }) {
  if (!props.asked.trim()) return m.search_hint();
  if (props.waiting) return m.ui_loading();
  if (props.found === 0) return m.search_nothing({ question: props.asked });
  return <Spoken>{m.search_found({ count: props.found })}</Spoken>;
}
