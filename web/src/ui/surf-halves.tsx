import { m } from '../paraglide/messages.js';
import { type Condition, conditionWord } from './condition.ts';
import { ConditionMark } from './condition-mark.tsx';
import { Spoken } from './spoken.tsx';
import styles from './surf-halves.module.css';
import { isSized, splitSurf, surfWords } from './surf-text.ts';

/** A day as the wire has it: '3-4 ft', or null where there is no forecast. */
interface Day {
  readonly amsurf: string | null;
  readonly pmsurf: string | null;
  readonly amcond: Condition | null;
  readonly pmcond: Condition | null;
}

/** The surf of a morning and an afternoon, side by side. */
export function SurfHalves({ day }: { readonly day: Day }) {
  return (
    <span className={styles.halves}>
      <Half name={m.ui_morning()} surf={day.amsurf} condition={day.amcond} />
      <Half name={m.ui_afternoon()} surf={day.pmsurf} condition={day.pmcond} />
    </span>
  );
}

interface HalfProps {
  readonly name: string;
  readonly surf: string | null;
  readonly condition: Condition | null;
}

function Half({ name, surf, condition }: HalfProps) {
  const { size, unit } = splitSurf(surf ?? m.ui_missing());
  const rated = surf !== null && isSized(surf) ? condition : undefined;
  return (
    <span className={styles.half}>
      <span aria-hidden="true">
        <b>{size}</b> {unit}
      </span>
      {rated !== undefined && <ConditionMark condition={rated} className={styles.mark} />}
      <Spoken>{`, ${name} ${surf ? surfWords(surf) : m.ui_missing()} ${rated ? conditionWord(rated) : ''}`}</Spoken>
    </span>
  );
}
