import type { CurrentWeatherReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import label from '../../ui/label.module.css';
import styles from './headline.module.css';
import { splitSurf } from './surf-text.ts';

const words = messages.forecast;

interface Props {
  readonly current: CurrentWeatherReply;
  readonly moment: string;
  /** The beach's first forecast is still to come. */
  readonly waiting: boolean;
}

/** The one strong number, its condition, and a sentence. */
export function Headline({ current, moment, waiting }: Props) {
  const { nowSurf, nowCond, nowCondDesc, summary } = current;
  const { size, unit } = splitSurf(nowSurf ?? messages.missing);
  const rated = nowCond !== null && nowSurf !== undefined && nowSurf !== words.flat;
  const told = nowSurf === undefined ? words.noWaves : (summary ?? nowCondDesc);
  return (
    <div>
      <p className={label.label}>{words.surfNow(moment)}</p>
      <p className={styles.number}>
        <span className={styles.size}>{size}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
        {rated && (
          <span className={styles.condition} data-condition={nowCond}>
            <ConditionMark condition={nowCond} />
            {messages.conditions[nowCond].toLowerCase()}
          </span>
        )}
      </p>
      <p className={styles.summary}>{waiting ? words.waiting : told}</p>
    </div>
  );
}
