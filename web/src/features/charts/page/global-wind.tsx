import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import type { FieldType } from '../model/chart-types.ts';
import { nameOf } from '../words.ts';

/** A link from a regional wind map to the global one, with the same view and hour. */
export function GlobalWind({ type }: { readonly type: FieldType }) {
  if (type !== 'nam') return null;
  return (
    <Link to="." search hash="gfs" replace resetScroll={false} className={buttonClass('plain')}>
      {nameOf('gfs')}
    </Link>
  );
}
