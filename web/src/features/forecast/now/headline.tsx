import type { CurrentWeatherReply } from '@groundswell/contracts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { isSized, ratedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import label from '../../../ui/label.module.css';
import styles from './headline.module.css';

interface Props {
  readonly current: CurrentWeatherReply;
  /** True if an advisory warns of higher surf than the shown height. */
  readonly isDoubtful: boolean;
}

/** The current surf height, its condition, and a sentence. */
export function Headline({ current, isDoubtful }: Props) {
  const { asOfTxt, nowSurf, nowSurfMin, nowSurfMax, surfUnits, nowCond, nowCondDesc, summary, danger } = current;
  const { surf, condition } = ratedSurf(nowSurf, nowSurfMin, nowSurfMax, nowCond);
  const sentence = surf ? (summary ?? nowCondDesc) : m.forecast_no_waves();
  return (
    <div>
      {/* An offline reply may be a day old, so the label shows the time of the reply. */}
      <p className={label.label}>{m.forecast_surf_now({ when: asOfTxt })}</p>
      <p className={styles.number} data-doubtful={isDoubtful || undefined}>
        <span className={styles.size}>{surf ? sizeWords(surf) : m.ui_missing()}</span>
        {surf && isSized(surf) && <span className={styles.unit}>{surfUnits}</span>}
        {condition && (
          <span className={styles.condition} data-condition={condition}>
            <ConditionMark condition={condition} />
            {conditionWord(condition)}
          </span>
        )}
      </p>
      {isDoubtful && <p className={styles.doubt}>{m.advisories_higher()}</p>}
      {sentence && <p className={styles.summary}>{sentence}</p>}
      <DangerNote danger={danger} />
    </div>
  );
}
