import { lazy, Suspense, useState } from 'react';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import { m } from '../../paraglide/later.js';
import { useUnits } from '../../preferences/units.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './accuracy-place.module.css';

const AccuracyPart = lazy(async () => ({
  default: (await import('../../features/accuracy/accuracy-part.tsx')).AccuracyPart,
}));

/** How good the forecasts were at all buoys, loaded when a reader comes near. */
export function AccuracyPlace() {
  const { near, ref } = useNear();
  const { units } = useUnits();
  const [failed, setFailed] = useState(false);
  return (
    <div ref={ref} id="accuracy" className={styles.place}>
      {near && !failed && (
        <PartBoundary onFailed={() => setFailed(true)}>
          <Suspense>
            <AccuracyPart title={m.accuracy_title_all()} units={units} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
