import type { CurrentWeatherReply } from '@groundswell/contracts';
import { useId, useState } from 'react';
import { bestTimes } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { m } from '../../../paraglide/messages.js';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { Why } from '../score/why.tsx';
import { scoreNow, scoreOfBest } from '../score/why-score.ts';
import styles from './best-window.module.css';

const NONE = { dark: m.forecast_no_light, 'none-left': m.forecast_none_left, none: m.forecast_none_today } as const;

/**
 * Today's remaining best hours with their score. The button 'Why' shows how the score is composed and compares it with
 * the current score.
 */
export function BestWindow({ current }: { readonly current: CurrentWeatherReply }) {
  const { best, noBest = 'none-left', reasons } = current;
  const [open, setOpen] = useState(false);
  const why = useId();
  const now = scoreNow(current);
  const condition = best?.cond ? ` ${conditionWord(best.cond)}` : '';
  return (
    <div className={styles.best}>
      <div className={styles.line}>
        <p>
          <span className={styles.name}>{m.forecast_best()}</span>
          <b>
            {best ? (
              <>
                {bestTimes(best)}
                {m.ui_comma()}
                <span className={styles.surf}>{`${spanned(best.surf)}${condition}`}</span>
              </>
            ) : (
              NONE[noBest]()
            )}
          </b>
        </p>
        <div className={styles.score}>
          {best && (
            <p>
              <b>{best.score}</b>/100
            </p>
          )}
          {(reasons.length > 0 || now.score !== undefined) && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={why}
              onClick={() => setOpen(!open)}
              data-screen-only
            >
              {m.forecast_why()}
              <DownIcon />
            </button>
          )}
        </div>
      </div>
      <div id={why} className={styles.why} data-night hidden={!open}>
        {best && (
          <>
            <p>{unbroken(spanned(best.why))}</p>
            <Why score={scoreOfBest(best)} caption={m.timeline_best_score({ score: best.score })} />
          </>
        )}
        {now.score !== undefined && <Why score={now} caption={m.timeline_now_score({ score: now.score })} />}
        {reasons.map((reason) => (
          <p key={reason}>{unbroken(spanned(reason))}</p>
        ))}
      </div>
    </div>
  );
}
