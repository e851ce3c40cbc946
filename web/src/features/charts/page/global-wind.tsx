import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import type { FieldType } from '../model/chart-types.ts';
import { nameOf } from '../words.ts';

/** From a regional wind to the map of the globe's, with the same view and hour. */
export function GlobalWind({ type }: { readonly type: FieldType }) {
  if (type !== 'nam') return null;
  return (
    <Link to="." search hash="gfs" replace resetScroll={false} className={buttonClass('plain')}>
      {nameOf('gfs')}
    </Link>
  );
}
