import { lazy } from 'react';
import { m } from '../../paraglide/later.js';
import { useUnits } from '../../preferences/units.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './accuracy-place.module.css';

const AccuracyPart = lazy(async () => ({
  default: (await import('../../features/accuracy/accuracy-part.tsx')).AccuracyPart,
}));

/** Shows the accuracy of the forecasts at all buoys, loaded as it nears the viewport. */
export function AccuracyPlace() {
  const { near, ref } = useNear();
  const { units } = useUnits();
  return (
    <div ref={ref} id="accuracy" className={styles.place}>
      {near && (
        <LazyPart>
          <AccuracyPart title={m.accuracy_title_all()} units={units} />
        </LazyPart>
      )}
    </div>
  );
}
