import { lazy } from 'react';
import type { Units } from '../../preferences/default-units.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './guide-place.module.css';

const BelowForecast = lazy(async () => ({ default: (await import('./below-forecast.tsx')).BelowForecast }));

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly units: Units;
  /** The id of the buoy that represents the beach's sea. */
  readonly buoyId: string | undefined;
}

/**
 * Shows the guide below the forecast and the forecast's accuracy, loaded as they near the viewport. Until then their
 * space is reserved.
 */
export function GuidePlace(props: Props) {
  const { near, ref } = useNear();
  const reserved = <div className={styles.reserved} data-screen-only aria-busy={near} />;
  return (
    <div ref={ref}>
      {near ? (
        <LazyPart fallback={reserved}>
          <BelowForecast {...props} />
        </LazyPart>
      ) : (
        reserved
      )}
    </div>
  );
}
