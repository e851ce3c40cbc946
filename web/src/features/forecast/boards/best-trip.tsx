import type { ForecastReply } from '@groundswell/contracts';
import { countEvent } from '../../../api/count-event.ts';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import label from '../../../ui/label.module.css';
import styles from './boards.module.css';

export function BestTrip({ trip }: { readonly trip: NonNullable<ForecastReply['wrsc']> }) {
  return (
    <section className={styles.card} aria-label={m.boards_best_trip()}>
      <div>
        <h3 className={label.label}>{m.boards_best_trip()}</h3>
        <p>{trip.txt}</p>
      </div>
      <a className={buttonClass('strong')} href={trip.link} onClick={() => countEvent('local_ad_click')}>
        {m.boards_book_now()}
      </a>
    </section>
  );
}
