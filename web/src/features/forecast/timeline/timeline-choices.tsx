import { MAX_DAYS } from '../../../entities/plans/max-days.ts';
import { m } from '../../../paraglide/messages.js';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import styles from './timeline.module.css';
import type { TimelineView } from './timeline-layout.ts';

export type Length = '8' | '16';

const views = () =>
  [
    { value: 'surf', text: m.forecast_surf() },
    { value: 'swell', text: m.forecast_swell() },
  ] as const;
const lengths = () =>
  [
    { value: '8', text: m.forecast_length_days({ days: 8 }) },
    { value: '16', text: m.forecast_length_days({ days: MAX_DAYS }) },
  ] as const;

interface Props {
  readonly view: TimelineView;
  readonly onView: (view: TimelineView) => void;
  readonly length: Length;
  readonly onLength: (length: Length) => void;
  /** True if the forecast has more than 8 days. */
  readonly longer: boolean;
  readonly onMoreDays: (() => void) | undefined;
}

/**
 * The choice of surf or swell, and of 8 or 16 days. If the reader's forecast has at most 8 days, no length is selected,
 * and choosing one shows the plans.
 */
export function TimelineChoices({ view, onView, length, onLength, longer, onMoreDays }: Props) {
  return (
    <>
      <ToggleGroup name={m.forecast_view()} options={views()} value={view} onChoose={onView} />
      {(longer || onMoreDays) && (
        <ToggleGroup<Length | 'fewer'>
          name={m.forecast_length()}
          options={lengths()}
          value={longer ? length : 'fewer'}
          onChoose={(next) => {
            if (!longer) onMoreDays?.();
            else if (next !== 'fewer') onLength(next);
          }}
          className={styles.length}
        />
      )}
    </>
  );
}
