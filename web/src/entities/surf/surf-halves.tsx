import { m } from '../../paraglide/messages.js';
import { classList } from '../../ui/class-list.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { spanned } from '../../ui/typography.ts';
import { conditionWord } from './condition.ts';
import { ConditionMark } from './condition-mark.tsx';
import { type DayOfSurf, halvesOf, isSized, type RatedSurf, sizeWords } from './surf.ts';
import styles from './surf-halves.module.css';

interface Props {
  readonly day: DayOfSurf;
  readonly unit: 'ft' | 'm';
}

/** Shows the surf of a morning and an afternoon, side by side. */
export function SurfHalves({ day, unit }: Props) {
  const { am, pm } = halvesOf(day);
  return (
    <span className={styles.halves} data-unit={unit}>
      <Half name={m.ui_morning()} half={am} unit={unit} />
      <Half name={m.ui_afternoon()} half={pm} unit={unit} />
    </span>
  );
}

/**
 * Shows the column headings of a table with the surf of many days. They are visual only: screen readers hear 'morning'
 * or 'afternoon' with each value.
 */
export function HalvesHead({ unit }: Pick<Props, 'unit'>) {
  return (
    <span className={classList(styles.halves, styles.head)} data-unit={unit} aria-hidden="true">
      <span>{m.ui_am()}</span>
      <span>{m.ui_pm()}</span>
    </span>
  );
}

interface HalfProps {
  readonly name: string;
  readonly half: RatedSurf;
  readonly unit: string;
}

function Half({ name, half: { surf, condition }, unit }: HalfProps) {
  const sized = surf !== undefined && isSized(surf);
  return (
    <span className={styles.half}>
      <span aria-hidden="true" title={surf ? undefined : m.ui_no_forecast()}>
        <b>{surf ? sizeWords(surf) : m.ui_missing()}</b>
        {sized && `\u00a0${unit}`}
      </span>
      {sized && <ConditionMark condition={condition} className={styles.mark} />}
      <Spoken>
        {`${m.ui_comma()}${name} ${surf ? spanned(surf.text) : m.ui_no_forecast()} ${condition ? conditionWord(condition) : ''}`}
      </Spoken>
    </span>
  );
}
