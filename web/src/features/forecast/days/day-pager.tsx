import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { BackIcon, ForwardIcon } from '../../../ui/icons/actions.tsx';
import styles from './day-pager.module.css';
import type { DayRange } from './day-ranges.ts';

interface Props {
  readonly ranges: readonly DayRange[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The pager of days, '1 - 8 of 16', with buttons to both sides; renders nothing if one page holds all days. */
export function DayPager({ ranges, page, onPage }: Props) {
  const range = ranges[page];
  if (ranges.length < 2 || !range) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={m.forecast_pages()} className={styles.pager} data-screen-only>
      <IconButton name={m.forecast_days_before()} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <BackIcon />
      </IconButton>
      <p aria-live="polite">
        <b>{m.forecast_range({ from: range.from, to: range.to })}</b>{' '}
        {m.forecast_range_of({ days: ranges.at(-1)?.to ?? range.to })}
      </p>
      <IconButton name={m.forecast_days_after()} disabled={page === ranges.length - 1} onClick={() => onPage(page + 1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}
