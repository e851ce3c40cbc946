import { m } from '../../paraglide/messages.js';
import type { Condition } from '../../ui/condition.ts';
import { conditionName } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import styles from './timeline.module.css';
import graph from './timeline-graph.module.css';

const CONDITIONS: readonly Condition[] = ['clean', 'fair', 'choppy'];

/** Names every colour and line of the graph. */
export function TimelineLegend({ trains }: { readonly trains: readonly number[] }) {
  return (
    <ul className={styles.legend} aria-label={m.forecast_legend()}>
      {CONDITIONS.map((condition) => (
        <li key={condition}>
          <ConditionMark condition={condition} />
          {conditionName(condition)}
        </li>
      ))}
      {trains.map((train) => (
        <li key={train}>
          <svg width="20" height="4" aria-hidden="true">
            <path className={graph.swell} data-train={train} d="M2 2H18" />
          </svg>
          {m.forecast_swell_n({ n: train })}
        </li>
      ))}
    </ul>
  );
}
