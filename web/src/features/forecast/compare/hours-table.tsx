import type { ForecastReply } from '@groundswell/contracts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { surfAt } from '../../../entities/surf/surf-at.ts';
import { trainAt, trainWords } from '../../../entities/surf/train.ts';
import { tideWords } from '../../../entities/tide/tide-words.ts';
import { m } from '../../../paraglide/messages.js';
import { Spoken } from '../../../ui/spoken.tsx';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { BeachHeads } from './beach-heads.tsx';
import styles from './compare-tables.module.css';
import { Wind } from './day-facts.tsx';
import { listHours } from './model.ts';

interface Props {
  readonly beaches: readonly ForecastReply[];
  readonly date: string;
}

/** The table of daylight hours: surf, score, swell, wind and tide at both beaches. */
export function HoursTable({ beaches, date }: Props) {
  return (
    <table className={styles.table}>
      <caption>{m.compare_hours()}</caption>
      <BeachHeads beaches={beaches} corner={m.forecast_time()} />
      <tbody>
        {listHours(beaches, date).map(({ hour, time, at }) => (
          <tr key={hour}>
            <th scope="row">{time}</th>
            {beaches.map(({ slug, timeline }, place) => (
              <td key={slug}>
                <Hour timeline={timeline} at={at[place]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hour({ timeline, at }: Pick<ForecastReply, 'timeline'> & { readonly at: number | undefined }) {
  if (at === undefined) return m.ui_missing();
  const { score, tideLevel, tideUnits } = timeline;
  const { surf, condition } = surfAt(timeline, at);
  const level = tideLevel[at];
  const swell = trainAt(timeline, at, 1);
  return (
    <div className={styles.hour}>
      <span className={styles.line}>
        {condition && <ConditionMark condition={condition} />}
        <b>{surf ? unbroken(spanned(surf.text)) : m.ui_missing()}</b>
        {condition && <Spoken>{conditionWord(condition)}</Spoken>}
        {typeof score[at] === 'number' && (
          <span>
            · <Spoken>{m.compare_score()}</Spoken> {score[at]}
          </span>
        )}
      </span>
      {swell && <span className={styles.note}>{trainWords(swell)}</span>}
      <span className={styles.note}>
        <Wind timeline={timeline} at={at} />
        {typeof level === 'number' && (
          <span>
            {m.forecast_tide()} {tideWords(level, tideUnits)} {tideUnits}
          </span>
        )}
      </span>
    </div>
  );
}
