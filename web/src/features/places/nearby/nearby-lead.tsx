import type { NearbyLocationsReply, NearbySort } from '@groundswell/contracts';
import { awaitsLocations } from '@groundswell/present';
import { m } from '../../../paraglide/maps.js';
import { agoWords } from '../../../ui/ago-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import label from '../../../ui/label.module.css';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useClock } from '../../../ui/use-clock.ts';
import { commonArea, type Origin } from './model.ts';
import styles from './nearby-lead.module.css';

interface Props {
  readonly reply: NearbyLocationsReply | undefined;
  readonly origin: Origin;
  readonly sort: NearbySort;
  readonly onSort: (sort: NearbySort) => void;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** True if the beaches come from the device's stored forecasts. */
  readonly isStored: boolean;
}

/** The header of the list: the title, the age of the data, and the choice of the sort order. */
export function NearbyLead({ reply, origin, sort, onSort, error, onRetry, isStored }: Props) {
  const clock = useClock(60_000);
  const area = reply && commonArea(reply.locations);
  const count = reply && m.nearby_count({ count: reply.locations.length });
  return (
    <div className={styles.lead}>
      <div className={styles.title}>
        <h1>{area ? m.nearby_today({ area }) : origin.kind === 'map' ? m.nearby_on_map() : m.nearby_here()}</h1>
        <p>
          {reply?.updated && count
            ? m.nearby_made({ count, age: agoWords((clock - Date.parse(reply.updated)) / 60_000) })
            : (count ?? (!error && m.nearby_loading()))}
        </p>
        {reply && awaitsLocations(reply, clock) && <p role="status">{m.nearby_awaited()}</p>}
      </div>
      {/* The stored beaches cannot be sorted, because they lack scores and distances. */}
      {!isStored && (
        <div className={styles.sort}>
          <p className={label.label} aria-hidden="true">
            {m.nearby_by()}
          </p>
          <ToggleGroup
            name={m.nearby_by()}
            options={[
              { value: 'geog', text: m.nearby_geog() },
              { value: 'surf', text: m.nearby_surf() },
              { value: 'cond', text: m.nearby_cond() },
            ]}
            value={sort}
            onChoose={onSort}
          />
        </div>
      )}
      {error && (
        <div className={styles.fault}>
          <Fault>{isStored ? m.nearby_offline() : m.nearby_error({ error: error.message })}</Fault>
          <Button variant="quiet" onClick={onRetry}>
            {m.ui_retry()}
          </Button>
        </div>
      )}
    </div>
  );
}
