import { lazy, Suspense, useState } from 'react';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import type { Units } from '../../preferences/units.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './guide-place.module.css';

const BelowForecast = lazy(async () => ({ default: (await import('./below-forecast.tsx')).BelowForecast }));

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly units: Units;
  /** The buoy that stands for the beach's sea. */
  readonly buoyId: string | undefined;
}

/** The guide below the forecast and how far to trust it, loaded when a reader comes near; until then its place has about its height. */
export function GuidePlace(props: Props) {
  const { near, ref } = useNear();
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const reserved = <div className={styles.reserved} data-screen-only />;
  return (
    <div ref={ref}>
      {near ? (
        <PartBoundary onFailed={() => setFailed(true)}>
          <Suspense fallback={reserved}>
            <BelowForecast {...props} />
          </Suspense>
        </PartBoundary>
      ) : (
        reserved
      )}
    </div>
  );
}
