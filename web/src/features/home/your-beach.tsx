import type { CurrentWeatherReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import type { ChosenBeach } from '../../preferences/beach.tsx';
import { conditionWord } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { ForwardIcon } from '../../ui/icons/actions.tsx';
import { isSized, spanned, splitSurf } from '../../ui/surf-text.ts';
import styles from './your-beach.module.css';

interface Props {
  readonly beach: ChosenBeach;
  /** Undefined until it has come, and where it does not. */
  readonly current: CurrentWeatherReply | undefined;
}

/** The reader's own beach as it is now. */
export function YourBeach({ beach, current }: Props) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={styles.yours}>
      <span className={styles.label}>{m.home_your_beach()}</span>
      <span className={styles.name}>
        {beach.name}
        <ForwardIcon />
      </span>
      {current?.nowSurf !== undefined && <Now current={current} surf={current.nowSurf} />}
    </Link>
  );
}

function Now({
  current: { nowCond, summary },
  surf,
}: {
  readonly current: CurrentWeatherReply;
  readonly surf: string;
}) {
  const { size, unit } = splitSurf(surf);
  return (
    <>
      <span className={styles.number}>
        {size} {unit && <small>{unit}</small>}
        {nowCond && isSized(surf) && (
          <small className={styles.condition} data-night>
            <ConditionMark condition={nowCond} /> {conditionWord(nowCond)}
          </small>
        )}
      </span>
      {summary && <span className={styles.summary}>{spanned(summary)}</span>}
    </>
  );
}
