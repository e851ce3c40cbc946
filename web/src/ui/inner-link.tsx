import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Renders a link within the site, such as `/where#part`. */
export function innerLink(address: string, words: string): ReactNode {
  const [to, hash] = address.split('#');
  return (
    <Link to={to} hash={hash}>
      {words}
    </Link>
  );
}
