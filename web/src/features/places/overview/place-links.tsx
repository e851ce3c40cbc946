import type { PlaceOverviewReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { isSized, ratedSurf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import section from '../../../ui/section-head.module.css';
import { Spoken } from '../../../ui/spoken.tsx';
import { spanned, unbroken } from '../../../ui/typography.ts';
import styles from './place-links.module.css';

/**
 * Links to the areas of a region or to the stretches of coast of an area. Each link shows the largest surf of the rest
 * of today.
 */
export function PlaceLinks({ overview: { level, children } }: { readonly overview: PlaceOverviewReply }) {
  const heading = level === 'region' ? m.overview_areas() : m.overview_locals();
  return (
    <nav aria-label={heading} className={styles.places}>
      <h2 className={section.head}>{heading}</h2>
      <AdvisedList advisories={children.map(({ advisory }) => advisory)}>
        <ul>
          {children.map(({ slug, name, beaches: count, largest, advisory }) => {
            // If an advisory warns of more surf than the forecast, the forecast surf is not shown.
            const shownLargest = largest?.doubtful ? undefined : largest;
            const { surf, condition } = ratedSurf(
              shownLargest?.surf,
              shownLargest?.surfMin,
              shownLargest?.surfMax,
              shownLargest?.cond,
            );
            return (
              <li key={slug}>
                <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
                  {name}
                  <AdvisoryFlag advisory={advisory} />
                  <small>
                    {surf && (
                      <>
                        {isSized(surf) && <ConditionMark condition={condition} className={styles.mark} />}
                        {isSized(surf) ? m.overview_up_to({ surf: unbroken(spanned(surf.text)) }) : surf.text}
                        {condition && <Spoken> {conditionWord(condition)}</Spoken>}
                        <span aria-hidden="true"> · </span>
                      </>
                    )}
                    {m.overview_count({ count })}
                  </small>
                </Link>
              </li>
            );
          })}
        </ul>
      </AdvisedList>
    </nav>
  );
}
