import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { SearchIcon } from '../../../ui/icons/actions.tsx';
import styles from './beach-card.module.css';

interface Props {
  readonly onSearch: () => void;
  /** The button that asks the device for its position. */
  readonly locate: ReactNode;
}

/**
 * Replaces the card, in the same size, while the reader has no beach: it offers the search and the device's position.
 */
export function FindCard({ onSearch, locate }: Props) {
  return (
    <section className={classList(styles.card, styles.find)} aria-labelledby="find-title" data-screen-only>
      <h2 id="find-title">{m.home_find_your_beach()}</h2>
      <p>{m.home_find_how()}</p>
      <div className={styles.ways}>
        <Button onClick={onSearch}>
          <SearchIcon />
          {m.home_find_search()}
        </Button>
        {locate}
      </div>
    </section>
  );
}
