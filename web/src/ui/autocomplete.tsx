import { Autocomplete as Parts } from '@base-ui/react/autocomplete';
import { type ReactNode, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import styles from './autocomplete.module.css';
import { CloseIcon, SearchIcon } from './icons/actions.tsx';

interface Props<T> {
  readonly name: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What fits the query, the best first; sought by the one who shows it. */
  readonly found: readonly T[];
  readonly idOf: (item: T) => string | number;
  readonly textOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
  readonly onChoose: (item: T) => void;
  /** Said and shown while nothing fits. */
  readonly nothing: string;
}

/**
 * A field that finds while one types. Arrows move, Enter chooses, Escape closes and then clears.
 * 50 KB compressed: load it when somebody begins to search.
 */
export function Autocomplete<T>(props: Props<T>) {
  const { name, placeholder, query, onQuery, found, idOf, textOf, children, onChoose, nothing } = props;
  const field = useRef<HTMLDivElement>(null);
  return (
    <Parts.Root
      items={found}
      filter={null}
      value={query}
      itemToStringValue={textOf}
      autoHighlight
      openOnInputClick={query !== ''}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') onQuery(value);
      }}
    >
      <div ref={field} className={styles.field}>
        <SearchIcon />
        <Parts.Input type="search" aria-label={name} placeholder={placeholder} className={styles.input} />
        <Parts.Clear aria-label={m.ui_clear()} className={styles.clear}>
          <CloseIcon />
        </Parts.Clear>
      </div>
      <Parts.Portal>
        <Parts.Positioner anchor={field} sideOffset={6} className={styles.place}>
          <Parts.Popup className={styles.popup}>
            <Parts.Empty className={styles.nothing}>{query && found.length === 0 ? nothing : null}</Parts.Empty>
            <Parts.List>
              {(item: T) => (
                <Parts.Item key={idOf(item)} value={item} className={styles.item} onClick={() => onChoose(item)}>
                  {children(item)}
                </Parts.Item>
              )}
            </Parts.List>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
