import type { HomeTodayReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { numberWords } from '../../ui/number-words.ts';
import section from '../../ui/section-head.module.css';
import styles from './regions-strip.module.css';

interface Props {
  /** Undefined until the regions have loaded. */
  readonly regions: HomeTodayReply['regions'] | undefined;
  readonly className: string | undefined;
}

/** The extent of each coast in words, for example 'Maine to Florida'. */
const ENDS: Readonly<Record<string, () => string>> = {
  'east-coast': m.home_region_east,
  'gulf-coast': m.home_region_gulf,
  'west-coast': m.home_region_west,
  hawaii: m.home_region_hawaii,
  'puerto-rico': m.home_region_puerto_rico,
};
const waiting = Object.keys(ENDS).map((slug) => ({ slug, name: '\u00a0', beaches: 0 }));

/** Shows the five coasts, each a link to its beaches. */
export function RegionsStrip({ regions, className }: Props) {
  const all = regions?.reduce((sum, { beaches }) => sum + beaches, 0);
  return (
    <section className={className} aria-labelledby="regions-title" aria-busy={!regions}>
      <header className={section.head}>
        <h2 id="regions-title">{m.home_regions()}</h2>
        <p>{all === undefined ? '\u00a0' : m.home_beaches({ count: numberWords(all) })}</p>
      </header>
      <ul className={styles.regions} aria-hidden={!regions || undefined}>
        {(regions ?? waiting).map(({ slug, name, beaches }) => (
          <li key={slug}>
            {regions && (
              <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
                <b>{name}</b>
                <span>
                  {m.home_beaches({ count: numberWords(beaches) })}
                  {ENDS[slug] && m.ui_comma() + ENDS[slug]()}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
