import type { CurrentWeatherReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import { conditionWord } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import label from '../../ui/label.module.css';
import { isSized, splitSurf } from '../../ui/surf-text.ts';
import styles from './headline.module.css';

interface Props {
  readonly current: CurrentWeatherReply;
}

/** The one strong number, its condition, and a sentence. */
export function Headline({ current }: Props) {
  const { asOfTxt, nowSurf, nowCond, nowCondDesc, summary } = current;
  const { size, unit } = splitSurf(nowSurf ?? m.ui_missing());
  const rated = nowCond !== null && nowSurf !== undefined && isSized(nowSurf);
  const told = nowSurf === undefined ? m.forecast_no_waves() : (summary ?? nowCondDesc);
  return (
    <div>
      {/* When it was true: without a connection that may be a day ago. */}
      <p className={label.label}>{m.forecast_surf_now({ when: asOfTxt })}</p>
      <p className={styles.number}>
        <span className={styles.size}>{size}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
        {rated && (
          <span className={styles.condition} data-condition={nowCond}>
            <ConditionMark condition={nowCond} />
            {conditionWord(nowCond)}
          </span>
        )}
      </p>
      <p className={styles.summary}>{told}</p>
    </div>
  );
}
