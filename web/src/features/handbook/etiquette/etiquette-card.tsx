import { ETIQUETTE_DRAWINGS, ETIQUETTE_SIDES, type Etiquette } from '@groundswell/handbook';
import { Figure } from '../../../entities/handbook/figure.tsx';
import { m } from '../../../paraglide/later.js';
import label from '../../../ui/label.module.css';
import styles from './etiquette-card.module.css';

export function EtiquetteCard({ etiquette: { title, lead, rules } }: { readonly etiquette: Etiquette }) {
  return (
    <div className={styles.card}>
      {(['front', 'back'] as const).map((side) => (
        <section key={side} aria-labelledby={`side-${side}`}>
          <h2 id={`side-${side}`} className={label.label}>
            {side === 'front' ? m.services_card_front() : m.services_card_back()}
          </h2>
          <div className={styles.side}>
            {side === 'front' && (
              <header>
                <p className={styles.title}>{title}</p>
                <p>{lead}</p>
              </header>
            )}
            <ol start={side === 'front' ? 1 : ETIQUETTE_SIDES.front.length + 1}>
              {ETIQUETTE_SIDES[side].map((rule) => (
                <li key={rule}>
                  <Figure drawing={ETIQUETTE_DRAWINGS[rule]} words={rules[rule].labels} />
                  <div>
                    <h3>{rules[rule].title}</h3>
                    <p>{rules[rule].text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}
