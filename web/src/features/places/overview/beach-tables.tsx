import type { PlaceOverviewReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { Fragment, useDeferredValue, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { BeachTable } from './beach-table.tsx';
import styles from './beach-tables.module.css';
import { type Group, groupByPlace, type OverviewBeach, type OverviewSort, sortBySurf } from './model.ts';

/** The number of rows of the list by surf before 'Show all'. */
const FIRST_ROWS = 40;
/**
 * The number of tables in the first paint; the remaining tables, farther down the page, are rendered shortly
 * afterwards.
 */
const FIRST_TABLES = 4;

interface Props {
  readonly beaches: readonly OverviewBeach[];
  readonly sort: OverviewSort;
  readonly surfUnits: PlaceOverviewReply['surfUnits'];
  /** The name of the region, area or stretch of coast. */
  readonly name: string;
}

/** All beaches: a table for each stretch of coast, or one table sorted by surf. */
export function BeachTables({ beaches, sort, surfUnits, name }: Props) {
  const painted = useAfterPaint();
  const sorted = useDeferredValue(sort);
  const [all, setAll] = useState(false);

  if (sorted === 'surf') {
    const order = sortBySurf(beaches);
    return (
      <>
        <BeachTable
          name={m.overview_table_by_surf({ name })}
          beaches={all ? order : order.slice(0, FIRST_ROWS)}
          surfUnits={surfUnits}
          showPlace
        />
        {!all && order.length > FIRST_ROWS && (
          <p className={styles.more}>
            <Button onClick={() => setAll(true)}>{m.overview_show_all({ count: order.length })}</Button>
          </p>
        )}
      </>
    );
  }
  const groups = groupByPlace(beaches);
  return (painted ? groups : groups.slice(0, FIRST_TABLES)).map((group) => (
    <section key={group.place.at(-1)?.slug ?? ''} className={styles.group}>
      {group.place.length > 0 && <GroupHeading place={group.place} />}
      <BeachTable name={group.place.at(-1)?.name ?? name} beaches={group.beaches} surfUnits={surfUnits} />
    </section>
  ));
}

function GroupHeading({ place }: { readonly place: Group['place'] }) {
  return (
    <h3>
      {place.map(({ name, slug }, i) => (
        <Fragment key={slug}>
          {i > 0 && <span aria-hidden="true"> · </span>}
          <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
            {name}
          </Link>
        </Fragment>
      ))}
    </h3>
  );
}
