import type { CurrentWeatherReply } from '@groundswell/contracts';
import { useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { conditionWord } from '../../ui/condition.ts';
import { DownIcon } from '../../ui/icons/actions.tsx';
import styles from './best-window.module.css';
import { surfWords } from './surf-text.ts';

/** The best hours left today, and why it is rated as it is now. */
export function BestWindow({ current: { best, reasons } }: { readonly current: CurrentWeatherReply }) {
  const [open, setOpen] = useState(false);
  const why = useId();
  const condition = best?.cond ? ` ${conditionWord(best.cond)}` : '';
  return (
    <div className={styles.best}>
      <div className={styles.line}>
        <p>
          <span className={styles.name}>{m.forecast_best()}</span>
          <b>
            {best
              ? `${m.forecast_best_span({ from: best.from, to: best.to })}, ${surfWords(best.surf)}${condition}`
              : m.forecast_no_best()}
          </b>
        </p>
        {reasons.length > 0 && (
          <button type="button" aria-expanded={open} aria-controls={why} onClick={() => setOpen(!open)}>
            {m.forecast_why()}
            <DownIcon />
          </button>
        )}
      </div>
      <ul id={why} hidden={!open}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
