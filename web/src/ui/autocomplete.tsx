import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';
import styles from './autocomplete.module.css';
import { CloseIcon, SearchIcon } from './icons/actions.tsx';
import { itemAfterKey } from './menu-keys.ts';
import { Spoken } from './spoken.tsx';

interface Props<T> {
  readonly name: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The matches of the query, the best first; computed by the parent. */
  readonly found: readonly T[];
  readonly idOf: (item: T) => string | number;
  readonly children: (item: T) => ReactNode;
  readonly onChoose: (item: T) => void;
  /** A note above the matches, for example that they are only similar to the query; screen readers announce it too. */
  readonly note?: string;
  /** The message shown when nothing matches; screen readers announce it too. */
  readonly nothing: ReactNode;
}

/**
 * A search field after the combobox pattern of WAI-ARIA. The focus stays in the field, arrows move through the matches,
 * Enter chooses. Escape closes the list; a second Escape closes the surrounding dialog.
 */
export function Autocomplete<T>(props: Props<T>) {
  const { name, placeholder, query, onQuery, found, idOf, children, onChoose, note, nothing } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState(0);
  const shown = open && query !== '';
  const listed = shown && found.length > 0;
  const active = listed ? found[at] : undefined;

  const seek = (next: string) => {
    onQuery(next);
    setOpen(true);
    setAt(0);
  };
  const choose = (item: T) => {
    setOpen(false);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = itemAfterKey(
        event.key,
        at,
        found.map(() => ''),
      );
      if (!shown) setOpen(true);
      else if (next !== undefined) {
        setAt(next);
        document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
      }
    } else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={input}
          role="combobox"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-activedescendant={active === undefined ? undefined : `${id}${at}`}
          placeholder={placeholder}
          className={styles.input}
          value={query}
          onChange={({ target }) => seek(target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button
            type="button"
            aria-label={m.ui_clear()}
            className={styles.clear}
            onClick={() => {
              onQuery('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {listed && (
        <div id={id} role="listbox" aria-label={name} className={styles.list}>
          {note && (
            // The status region below announces the note, because a listbox may contain only options.
            <p aria-hidden="true" className={styles.note}>
              {note}
            </p>
          )}
          {found.map((item, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach it through the field, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div
              key={idOf(item)}
              id={`${id}${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.item}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(place)}
              onClick={() => choose(item)}
            >
              {children(item)}
            </div>
          ))}
        </div>
      )}
      <div role="status">
        {listed && (
          <Spoken>
            {note} {m.ui_found({ count: found.length })}
          </Spoken>
        )}
        {shown && !listed && <p className={styles.nothing}>{nothing}</p>}
      </div>
    </search>
  );
}
