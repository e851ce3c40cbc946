import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly slug: string;
  readonly className?: string;
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to the overview page of a region, an area or a stretch of coast. */
export function PlaceLink({ slug, className, onLeave, children }: Props) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={className} onClick={onLeave}>
      {children}
    </Link>
  );
}
