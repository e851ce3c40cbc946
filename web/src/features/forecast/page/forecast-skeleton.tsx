import { m } from '../../../paraglide/messages.js';
import { Spoken } from '../../../ui/spoken.tsx';
import styles from './forecast-page.module.css';
import bones from './forecast-skeleton.module.css';

/** A skeleton of the page while its data loads; its blocks have the real heights. */
export function ForecastSkeleton() {
  return (
    <main id="content" className={styles.page} aria-busy="true">
      <h1>
        <Spoken>{m.ui_loading()}</Spoken>
      </h1>
      <div className={styles.hero} aria-hidden="true">
        <div className={bones.headline}>
          <i />
          <i />
          <i />
        </div>
        <div className={styles.facts}>
          <div className={bones.items} />
          <div className={bones.best} />
        </div>
      </div>
      <div className={bones.ages} aria-hidden="true" />
      <div className={bones.days} aria-hidden="true" />
      <div className={bones.timeline} aria-hidden="true" />
    </main>
  );
}
