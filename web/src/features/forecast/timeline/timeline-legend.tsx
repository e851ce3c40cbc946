import type { ReactNode } from 'react';
import { ConditionItems } from '../../../entities/surf/condition-key.tsx';
import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './timeline.module.css';
import graph from './timeline-graph.module.css';

interface Props {
  /** The numbers of the trains, 1 to 6. */
  readonly trains: readonly number[];
  /** The buoy whose heights are drawn. */
  readonly buoy: string | undefined;
  /**
   * `joined` is true if measurements are blended into the forecast. `passing` is true if a train passes by without
   * reaching the beach.
   */
  readonly joined: boolean;
  readonly passing: boolean;
  readonly filled: boolean;
}

/**
 * The legend of the graph's colours, lines and marks; on a small screen the lines and marks are collapsed below the
 * colours.
 */
export function TimelineLegend({ trains, buoy, joined, passing, filled }: Props) {
  return (
    <div className={styles.legend}>
      <ul aria-label={m.forecast_legend()}>
        <ConditionItems />
      </ul>
      <p>{m.timeline_fan_note()}</p>
      <Disclosure quiet summary={m.forecast_legend_lines()}>
        <ul aria-label={m.forecast_legend_lines()}>
          {trains.map((train) => (
            <Drawn key={train} name={m.forecast_swell_n({ n: train })}>
              <path className={graph.swell} data-train={train} d="M2 4H18" />
            </Drawn>
          ))}
          {trains.length > 1 && (
            <Drawn name={m.timeline_all_waves()}>
              <path className={graph.allWaves} d="M2 4H18" />
            </Drawn>
          )}
          {buoy !== undefined && (
            <Drawn name={m.timeline_measured({ id: buoy })}>
              <circle className={graph.observed} cx="10" cy="4" r="3" />
            </Drawn>
          )}
          {joined && (
            <Drawn name={m.timeline_joined()}>
              <path className={graph.join} d="M2 0L18 4L2 8z" />
            </Drawn>
          )}
          {passing && (
            <Drawn name={m.timeline_passing()}>
              <path className={graph.swell} data-train="1" data-passes d="M2 4H18" />
            </Drawn>
          )}
          {filled && (
            <Drawn name={m.timeline_filled()}>
              <rect className={graph.filled} x="2" y="1" width="16" height="6" />
            </Drawn>
          )}
        </ul>
      </Disclosure>
    </div>
  );
}

function Drawn({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="20" height="8" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  );
}
