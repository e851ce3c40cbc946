import styles from './hour-bars.module.css';

/**
 * Defines the SVG patterns that mark conditions beside color: fair is hatched, choppy dotted. A page needs this once.
 */
export function ConditionPatterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <pattern id="hours-fair" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.fair} width="6" height="6" />
        <rect className={styles.relief} width="2" height="6" opacity=".45" />
      </pattern>
      <pattern id="hours-choppy" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={styles.choppy} width="5" height="5" />
        <circle className={styles.relief} cx="2.500" cy="2.500" r="1.1" opacity=".7" />
      </pattern>
    </svg>
  );
}
