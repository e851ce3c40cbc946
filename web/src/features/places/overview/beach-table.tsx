import type { PlaceOverviewReply } from '@groundswell/contracts';
import type { Surfer } from '@groundswell/forecast';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { halvesOf, isSized, type RatedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { ForYou } from '../../../entities/surfer/for-you.tsx';
import { useSurfer } from '../../../entities/surfer/use-surfer.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { Spoken } from '../../../ui/spoken.tsx';
import { spanned } from '../../../ui/typography.ts';
import styles from './beach-table.module.css';
import type { OverviewBeach, OverviewDay } from './model.ts';

interface Props {
  /** The table's subject, for screen readers. */
  readonly name: string;
  readonly beaches: readonly OverviewBeach[];
  readonly surfUnits: PlaceOverviewReply['surfUnits'];
  /** Shows the beach's stretch of coast below its name. */
  readonly showPlace?: boolean;
}

/**
 * A table with one row per beach: today and tomorrow, morning and afternoon. It is memoised, because a region has
 * hundreds of rows.
 */
export const BeachTable = memo(function BeachTable({ name, beaches, surfUnits, showPlace = false }: Props) {
  const surfer = useSurfer();
  const dated = beaches.find(({ days }) => days.length > 0)?.days ?? [];
  return (
    <AdvisedList advisories={beaches.map(({ advisory }) => advisory)}>
      <table className={styles.table}>
        <caption>
          <Spoken>{name}</Spoken>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" rowSpan={2}>
              {m.overview_beach()}
            </th>
            <DayHead name={m.overview_today()} day={dated[0]} />
            <th scope="col" rowSpan={2} className={styles.best}>
              {m.overview_best_hours()}
            </th>
            <DayHead name={m.overview_tomorrow()} day={dated[1]} />
          </tr>
          <tr>
            {[0, 1].map((day) => [
              <th key={`${day}am`} scope="col">
                {m.ui_am()} <span>{surfUnits}</span>
              </th>,
              <th key={`${day}pm`} scope="col">
                {m.ui_pm()} <span>{surfUnits}</span>
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {beaches.map((beach) => (
            <BeachRow key={beach.beachId} beach={beach} unit={surfUnits} surfer={surfer} showPlace={showPlace} />
          ))}
        </tbody>
      </table>
    </AdvisedList>
  );
});

function DayHead({ name, day }: { readonly name: string; readonly day: OverviewDay | undefined }) {
  return (
    <th scope="colgroup" colSpan={2} className={styles.day}>
      {name} {day && <span>{dateWords(day.day, day.date, language)}</span>}
    </th>
  );
}

interface RowProps {
  readonly beach: OverviewBeach;
  readonly unit: 'ft' | 'm';
  readonly surfer: Surfer;
  readonly showPlace: boolean;
}

function BeachRow({ beach, unit, surfer, showPlace }: RowProps) {
  const [today, tomorrow] = beach.days;
  const [now, then] = [today && halvesOf(today), tomorrow && halvesOf(tomorrow)];
  const local = beach.place.at(-1)?.name;
  const bestSpan = today?.best ? bestHours(today.best) : m.ui_missing();
  return (
    <tr>
      <th scope="row">
        <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }}>
          {showPlace ? beach.name : beach.shortName} <AdvisoryFlag advisory={beach.advisory} />
          {showPlace && local && <small>{local}</small>}
          {today?.danger && (
            <small>
              <DangerNote danger={today.danger} short />
            </small>
          )}
          {tomorrow?.danger && tomorrow.danger.name !== today?.danger?.name && (
            <small>
              <DangerNote danger={tomorrow.danger} short day={m.overview_tomorrow()} />
            </small>
          )}
          {today && (
            <ForYou
              surfer={surfer}
              min={today.surfMax}
              max={today.surfMax}
              unit={unit}
              asks={beach.asks}
              advisory={beach.advisory}
            />
          )}
          {today?.best && <small className={styles.bestBelow}>{m.overview_best_in({ span: bestSpan })}</small>}
        </Link>
      </th>
      <Half half={now?.am} />
      <Half half={now?.pm} />
      <td className={styles.best}>{bestSpan}</td>
      <Half half={then?.am} />
      <Half half={then?.pm} />
    </tr>
  );
}

function Half({ half: { surf, condition } = NO_SURF }: { readonly half: RatedSurf | undefined }) {
  if (!surf) return <td>{m.ui_missing()}</td>;
  return (
    <td>
      <b aria-hidden="true">{sizeWords(surf)}</b>
      {isSized(surf) && <ConditionMark condition={condition} className={styles.mark} />}
      <Spoken>{[spanned(surf.text), condition && conditionWord(condition)].filter(Boolean).join(' ')}</Spoken>
    </td>
  );
}

const NO_SURF: RatedSurf = { surf: undefined, condition: null };
