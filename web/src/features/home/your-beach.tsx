import type { CurrentWeatherReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { conditionWord } from '../../entities/surf/condition.ts';
import { ConditionMark } from '../../entities/surf/condition-mark.tsx';
import { isSized, ratedSurf, sizeWords } from '../../entities/surf/surf.ts';
import { m } from '../../paraglide/messages.js';
import type { ChosenBeach } from '../../preferences/beach.tsx';
import { language } from '../../preferences/language.ts';
import { ForwardIcon } from '../../ui/icons/actions.tsx';
import { spanned } from '../../ui/typography.ts';
import styles from './your-beach.module.css';

interface Props {
  readonly beach: ChosenBeach;
  /** Undefined until it has loaded, and where it fails to. */
  readonly current: CurrentWeatherReply | undefined;
}

/** The current conditions of the reader's own beach. */
export function YourBeach({ beach, current }: Props) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={styles.yours}>
      <span className={styles.label}>{m.home_your_beach()}</span>
      <span className={styles.name}>
        {beach.name}
        <ForwardIcon />
      </span>
      {current && <Now current={current} />}
    </Link>
  );
}

function Now({ current }: { readonly current: CurrentWeatherReply }) {
  const { nowSurf, nowSurfMin, nowSurfMax, surfUnits, nowCond, summary } = current;
  const { surf, condition } = ratedSurf(nowSurf, nowSurfMin, nowSurfMax, nowCond);
  if (!surf) return null;
  return (
    <>
      <span className={styles.number}>
        {sizeWords(surf, language)} {isSized(surf) && <small>{surfUnits}</small>}
        {condition && (
          <small className={styles.condition} data-night>
            <ConditionMark condition={condition} /> {conditionWord(condition)}
          </small>
        )}
      </span>
      {summary && <span className={styles.summary}>{spanned(summary)}</span>}
    </>
  );
}
