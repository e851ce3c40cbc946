import type { DayReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import type { Condition } from '../../ui/condition.ts';
import { conditionWord } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './day-strip.module.css';
import { splitSurf, surfWords } from './surf-text.ts';

interface Props {
  readonly days: readonly DayReply[];
  /** The day whose details are open. */
  readonly openDate: string | undefined;
  readonly detailsId: string;
  readonly onToggle: (date: string) => void;
}

/** The week at a glance: morning over afternoon, height over condition. */
export function DayStrip({ days, openDate, detailsId, onToggle }: Props) {
  return (
    <section aria-label={m.forecast_days()}>
      <ul className={styles.strip} style={{ '--days': Math.min(8, days.length) }}>
        {days.map((day) => {
          const open = day.dateNum === openDate;
          return (
            <li key={day.dateNum}>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                onClick={() => onToggle(day.dateNum)}
              >
                <span className={styles.date}>
                  {day.day} {day.date.split(' ')[0]}
                </span>
                <span className={styles.halves} aria-hidden="true">
                  <Half name={m.forecast_am()} surf={day.amsurf} condition={day.amcond} />
                  <Half name={m.forecast_pm()} surf={day.pmsurf} condition={day.pmcond} />
                </span>
                <Spoken>
                  {m.forecast_day_cells({ am: spoken(day.amsurf, day.amcond), pm: spoken(day.pmsurf, day.pmcond) })}
                </Spoken>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.caption} aria-hidden="true">
        {m.forecast_halves()}
      </p>
    </section>
  );
}

interface HalfProps {
  readonly name: string;
  readonly surf: string | null;
  readonly condition: Condition | null;
}

function Half({ name, surf, condition }: HalfProps) {
  return (
    <span className={styles.half}>
      <span className={styles.name}>{name}</span>
      <b>{surf === null ? m.ui_missing() : splitSurf(surf).size}</b>
      <ConditionMark condition={condition} className={styles.cell} />
    </span>
  );
}

function spoken(surf: string | null, condition: Condition | null): string {
  if (surf === null) return m.ui_missing();
  return condition === null ? surfWords(surf) : `${surfWords(surf)} ${conditionWord(condition)}`;
}
