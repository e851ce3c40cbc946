import { AccuracyPart } from '../../features/accuracy/accuracy-part.tsx';
import { BeachGuide } from '../../features/places/guide/beach-guide.tsx';
import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { innerLink } from '../../ui/inner-link.tsx';
import styles from './below-forecast.module.css';

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly units: Units;
  readonly buoyId: string | undefined;
}

/** Shows the conditions that suit the beach, and the accuracy of its forecasts. */
export function BelowForecast({ buoyId, ...beach }: Props) {
  return (
    <>
      <BeachGuide {...beach} />
      <AccuracyPart title={m.accuracy_title()} beach={{ buoyId }} units={beach.units}>
        <p className={styles.more} data-screen-only>
          {innerLink('/faq#accuracy', m.accuracy_all())}
        </p>
      </AccuracyPart>
    </>
  );
}
