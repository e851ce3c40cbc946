import type { PlaceOverviewReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { conditionWord } from '../../entities/surf/condition.ts';
import { ConditionMark } from '../../entities/surf/condition-mark.tsx';
import { topOf } from '../../entities/surf/surf.ts';
import { m } from '../../paraglide/messages.js';
import section from '../../ui/section-head.module.css';
import { Spoken } from '../../ui/spoken.tsx';
import { spanned } from '../../ui/typography.ts';
import { largerHalf, sortBySurf } from './model.ts';
import styles from './place-links.module.css';

/** Links to the areas of a region or the locals of an area, each with its biggest surf today. */
export function PlaceLinks({ overview: { level, children, beaches } }: { readonly overview: PlaceOverviewReply }) {
  const heading = level === 'region' ? m.overview_areas() : m.overview_locals();
  return (
    <nav aria-label={heading} className={styles.places}>
      <h2 className={section.head}>{heading}</h2>
      <ul>
        {children.map(({ slug, name, beaches: count }) => {
          const [biggest] = sortBySurf(beaches.filter(({ place }) => place[0]?.slug === slug));
          const [day] = biggest?.days ?? [];
          const { surf, condition = null } = day ? largerHalf(day) : {};
          return (
            <li key={slug}>
              <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
                {name}
                <small>
                  {surf && (
                    <>
                      <ConditionMark condition={condition} className={styles.mark} />
                      {topOf(surf) === 0 ? surf.text : m.overview_up_to({ surf: spanned(surf.text) })}
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
    </nav>
  );
}
