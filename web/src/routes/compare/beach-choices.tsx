import { lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import label from '../../ui/label.module.css';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import styles from './beach-choices.module.css';

/** The search loads on demand, because it brings the list of all beaches. */
const BeachSearch = lazy(async () => ({
  default: (await import('../../features/search/beach-search.tsx')).BeachSearch,
}));

interface Props {
  /** The slugs in the address. */
  readonly slugs: readonly string[];
  readonly names: readonly string[];
  readonly onChoose: (beaches: readonly (string | undefined)[]) => void;
}

/** Shows a search field for each of the two beaches. The space of the fields is reserved while their code loads. */
export function BeachChoices({ slugs, names, onChoose }: Props) {
  const isLive = useAfterPaint();
  const [first, second] = slugs;
  const fields = [
    { name: m.compare_first(), at: 0, with: (slug: string) => [slug, second === slug ? first : second] },
    { name: m.compare_second(), at: 1, with: (slug: string) => [first === slug ? second : first, slug] },
  ];
  return (
    <div className={styles.choices}>
      {fields.map((field) => (
        <div key={field.at} className={styles.choice}>
          <p className={label.label}>{field.name}</p>
          <div className={styles.field} data-chosen={names[field.at] !== undefined || undefined}>
            {isLive && (
              <LazyPart>
                <BeachSearch
                  key={slugs[field.at]}
                  name={[field.name, names[field.at]].filter(Boolean).join(': ')}
                  placeholder={names[field.at] ?? m.search_field()}
                  beachesAlone
                  onChoose={({ slug }) => onChoose(field.with(slug))}
                />
              </LazyPart>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
