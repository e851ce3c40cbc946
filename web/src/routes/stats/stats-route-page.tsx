import { StatsPage } from '../../features/stats/stats-page.tsx';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { SiteErrorPage } from '../root/site-error-page.tsx';

export function StatsRoutePage() {
  const { isIn, user } = useSession();
  // The user is still loading.
  if (isIn && !user) return <main id="content" aria-busy="true" />;
  if (user?.role !== 'admin') return <SiteErrorPage status={404} message={m.errors_not_found_detail()} />;
  return <StatsPage />;
}
