import type { AdvisoryReply, ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { agoWords } from '../../../ui/ago-words.ts';
import { DownIcon, WarningIcon } from '../../../ui/icons/actions.tsx';
import styles from './advisory-list.module.css';
import { listAdvisories } from './list-advisories.ts';

interface Props {
  readonly forecast: ForecastReply;
  /** The current time, UTC ms. */
  readonly clock: number;
}

/** Lists the weather service's active advisories, the most severe first; the text of each opens below it. */
export function AdvisoryList({ forecast, clock }: Props) {
  const { advisories, staleMin } = listAdvisories(forecast, clock);
  if (advisories.length === 0) return null;
  return (
    <section className={styles.advisories} aria-label={m.advisories_title()}>
      {advisories.map((advisory) => (
        <Strip key={`${advisory.code} ${advisory.from} ${advisory.until}`} advisory={advisory} staleMin={staleMin} />
      ))}
    </section>
  );
}

interface StripProps {
  readonly advisory: AdvisoryReply;
  readonly staleMin: number | undefined;
}

function Strip({ advisory: { level, name, when, headline, instruction, office, url }, staleMin }: StripProps) {
  return (
    <details className={styles.advisory} data-level={level}>
      <summary>
        <WarningIcon className={styles.sign} />
        <span>
          <strong>{name}</strong> <span>{when}</span>
        </span>
        <DownIcon className={styles.mark} />
      </summary>
      <div className={styles.words}>
        {/* The weather service writes in English, whatever the page's language. */}
        {headline && <p lang="en">{headline}</p>}
        {instruction && <p lang="en">{instruction}</p>}
        <p className={styles.source}>
          <span lang="en">{office}</span>
          {staleMin !== undefined && ` · ${m.advisories_checked({ age: agoWords(staleMin) })}`} ·{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {m.advisories_source()}
          </a>
        </p>
      </div>
    </details>
  );
}
