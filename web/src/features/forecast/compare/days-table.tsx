import type { ComparisonReply, DayReply } from '@groundswell/contracts';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { SurfHalves } from '../../../entities/surf/surf-halves.tsx';
import { m } from '../../../paraglide/messages.js';
import { DayDate } from '../../../ui/day-date.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { BeachHeads } from './beach-heads.tsx';
import styles from './compare-tables.module.css';
import { dayOn } from './model.ts';

interface Props {
  readonly comparison: ComparisonReply;
  readonly date: string;
  readonly onDay: (date: string) => void;
}

/** The table of days: half-day surf and best hours at both beaches, with a bracket around the better one. */
export function DaysTable({ comparison: { beaches, days }, date, onDay }: Props) {
  const unit = beaches[0]?.current.surfUnits ?? 'ft';
  return (
    <table className={styles.table}>
      <caption>{m.compare_days()}</caption>
      <BeachHeads beaches={beaches} corner={m.forecast_day()} halvesIn={unit} />
      {days.map(({ dateNum, better, text }) => {
        const found = beaches.map((beach) => dayOn(beach, dateNum));
        return (
          <tbody key={dateNum} data-chosen={dateNum === date || undefined}>
            <tr>
              <th scope="rowgroup" rowSpan={2}>
                <button type="button" aria-pressed={dateNum === date} onClick={() => onDay(dateNum)}>
                  {found[0] && <DayDate day={found[0].day} date={found[0].date} />}
                </button>
              </th>
              {beaches.map(({ slug }, place) => (
                <td key={slug} data-better={slug === better || undefined}>
                  {found[place] && <DayCell day={found[place]} unit={unit} />}
                  {slug === better && <Spoken>{m.ui_comma() + m.compare_better()}</Spoken>}
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={2} className={styles.says}>
                {unbroken(spanned(text))}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

function DayCell({ day, unit }: { readonly day: DayReply; readonly unit: 'ft' | 'm' }) {
  return (
    <>
      <SurfHalves day={day} unit={unit} />
      {day.best && (
        <span className={styles.note}>
          {bestHours(day.best)} · {m.forecast_day_score({ score: day.best.score })}
        </span>
      )}
      {day.danger && (
        <span className={styles.note}>
          <DangerNote danger={day.danger} short />
        </span>
      )}
    </>
  );
}
