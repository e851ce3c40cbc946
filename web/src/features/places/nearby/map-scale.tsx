import { m } from '../../../paraglide/messages.js';
import { KM_PER_MILE } from '../../../ui/distance-words.ts';
import { numberWords } from '../../../ui/number-words.ts';
import styles from './map-scale.module.css';
import { layoutScale } from './scale-bar.ts';
import type { NearbyView } from './start-view.ts';
import { kmPerPx } from './view-box.ts';

const MOST_PX = 160;

/** The map's scale bar, in miles or kilometres. */
export function MapScale({ view, heights }: { readonly view: NearbyView; readonly heights: 'ft' | 'm' }) {
  const km = kmPerPx(view.lat, view.zoom);
  const { distance, px } = layoutScale(heights === 'ft' ? km / KM_PER_MILE : km, MOST_PX);
  const words = numberWords(distance);
  const end = heights === 'ft' ? m.ui_miles({ distance: words }) : m.ui_km({ distance: words });
  return (
    <svg className={styles.scale} width={px + 44} height="30" aria-hidden="true" data-taken>
      <path d={`M12 20H${px + 12}M12 15V25M${px / 2 + 12} 17V23M${px + 12} 15V25`} />
      <path className={styles.half} d={`M12 20H${px / 2 + 12}`} />
      <text x="12" y="11">
        0
      </text>
      <text x={px / 2 + 12} y="11">
        {numberWords(distance / 2)}
      </text>
      <text x={px + 12} y="11">
        {end}
      </text>
    </svg>
  );
}
