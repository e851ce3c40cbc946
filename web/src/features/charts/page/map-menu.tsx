import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '../../../paraglide/maps.js';
import { classList } from '../../../ui/class-list.ts';
import { CHART_TYPES, type ChartType, charts } from '../model/chart-types.ts';
import { legendStrip } from '../model/legend-layout.ts';
import type { Theme } from '../model/ramps.ts';
import { nameOf } from '../words.ts';
import styles from './map-menu.module.css';

interface Props {
  readonly type: ChartType;
  readonly theme: Theme;
  readonly to: '/maps' | '/maps-app';
  /** A last row of the menu, present on large screens only. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The menu of maps; each row has a strip of its ramp. Each row links to its map at the same hour and view. */
export function MapMenu({ type, theme, to, children, className }: Props) {
  const menu = useRef<HTMLElement>(null);
  // A phone shows only a part of the row, so this scrolls the open map into view.
  useLayoutEffect(() => {
    const rows = menu.current;
    const row = rows?.querySelector<HTMLElement>('[aria-current]');
    if (rows && row) rows.scrollLeft = row.offsetLeft - rows.offsetLeft - (rows.clientWidth - row.offsetWidth) / 2;
  }, [type]);
  return (
    <nav ref={menu} data-taken className={classList(styles.menu, className)} aria-label={m.charts_maps()}>
      {CHART_TYPES.map((known) => (
        <Link
          key={known}
          to={to}
          search
          hash={known}
          replace
          resetScroll={false}
          className={styles.row}
          activeOptions={{ includeHash: true, explicitUndefined: true }}
          aria-current={known === type ? 'page' : undefined}
        >
          {nameOf(known)}
          <i style={{ backgroundImage: stripOf(known, theme) }} />
        </Link>
      ))}
      {children}
    </nav>
  );
}

function stripOf(type: ChartType, theme: Theme): string {
  const { quantity } = charts[type];
  if (quantity) return legendStrip(quantity, theme, '90deg');
  return 'repeating-linear-gradient(90deg, var(--quiet) 0 4px, transparent 4px 12px)';
}
