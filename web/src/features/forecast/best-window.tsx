import type { CurrentWeatherReply } from '@groundswell/contracts';
import { useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { DownIcon } from '../../ui/icons.tsx';
import styles from './best-window.module.css';
import { surfWords } from './surf-text.ts';

const words = messages.forecast;

/** The best hours left today, and why it is rated as it is now. */
export function BestWindow({ current: { best, reasons } }: { readonly current: CurrentWeatherReply }) {
  const [open, setOpen] = useState(false);
  const why = useId();
  const condition = best?.cond ? ` ${messages.conditions[best.cond].toLowerCase()}` : '';
  return (
    <div className={styles.best}>
      <div className={styles.line}>
        <p>
          <span className={styles.name}>{words.best}</span>
          <b>{best ? `${words.bestSpan(best.from, best.to)}, ${surfWords(best.surf)}${condition}` : words.noBest}</b>
        </p>
        {reasons.length > 0 && (
          <button type="button" aria-expanded={open} aria-controls={why} onClick={() => setOpen(!open)}>
            {words.why}
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
