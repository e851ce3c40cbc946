import type { NearbyLocationsReply } from '@groundswell/contracts';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import rows from '../../../entities/beach/beach-rows.module.css';
import { SurfHalves } from '../../../entities/surf/surf-halves.tsx';
import { m } from '../../../paraglide/maps.js';
import { classList } from '../../../ui/class-list.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import label from '../../../ui/label.module.css';
import { spanned } from '../../../ui/typography.ts';
import { dayOf, type Group, groupLocations, type Location, type Origin } from './model.ts';
import styles from './nearby-list.module.css';

interface Props {
  readonly reply: NearbyLocationsReply;
  readonly origin: Origin;
  readonly chosen: string | undefined;
  readonly onChoose: (location: Location) => void;
}

/** The list of beaches under headings; each row is a button that opens a beach's details. */
export function NearbyList({ reply, origin, chosen, onChoose }: Props) {
  const { locations, sortMethod, surfUnits, left_off } = reply;
  const byCoast = sortMethod === 'geog';
  return (
    <AdvisedList advisories={locations.map(({ advisory }) => advisory)}>
      {groupLocations(locations, sortMethod).map((group) => (
        <section key={group.key} aria-label={headOf(group, reply, origin)}>
          <h2 className={classList(label.label, styles.head)}>
            <span>{headOf(group, reply, origin)}</span>
            <span aria-hidden="true">{m.nearby_halves()}</span>
          </h2>
          <ul className={rows.rows}>
            {group.locations.map((location) => (
              <li key={location.locationBeachId}>
                <button
                  type="button"
                  id={rowId(location)}
                  className={styles.row}
                  aria-current={location.locationBeachSlug === chosen || undefined}
                  onClick={() => onChoose(location)}
                >
                  <span className={rows.name}>
                    <span>
                      {location.locationName} <AdvisoryFlag advisory={location.advisory} />
                    </span>
                    <small>{placeWords(location, byCoast, origin, surfUnits)}</small>
                    {location.why && <small className={styles.why}>{spanned(location.why)}</small>}
                  </span>
                  <SurfHalves day={dayOf(location)} unit={surfUnits} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left_off > 0 && <p className={styles.note}>{m.nearby_left_off({ count: left_off })}</p>}
    </AdvisedList>
  );
}

export function rowId({ locationBeachId }: Location): string {
  return `nearby-${locationBeachId}`;
}

function headOf({ kind, name }: Group, { reach_km, surfUnits }: NearbyLocationsReply, origin: Origin): string {
  if (kind === 'coast') return name;
  if (kind === 'beyond') return m.nearby_beyond();
  const distance = distanceWords(reach_km, surfUnits);
  if (origin.kind === 'beach') return m.nearby_reach_of({ distance, name: origin.name });
  return origin.kind === 'here' ? m.nearby_reach({ distance }) : m.nearby_reach_map({ distance });
}

/**
 * Returns the second line of a row. If the list is sorted along the coast, the heading already names the stretch of
 * coast, so the line omits it.
 */
function placeWords(
  { facing, local, distance_km }: Location,
  byCoast: boolean,
  origin: Origin,
  units: 'ft' | 'm',
): string {
  const far = origin.kind !== 'map' && distance_km > 0 ? [distanceWords(distance_km, units)] : [];
  return [byCoast ? m.nearby_faces({ direction: facing }) : local.name, ...far].join(' · ');
}
