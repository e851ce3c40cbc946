import { Navigate, useLocation, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminShell } from '../../features/canvas/shell/admin-shell.tsx';
import { roleNumber } from '../../features/canvas/shell/role-number.ts';
import { JoinPage } from '../../features/canvas/writers/join-page.tsx';
import { m } from '../../paraglide/canvas.js';
import { useSession } from '../../session/use-session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SiteErrorPage } from '../root/site-error-page.tsx';
import { AccountPage, isAccountPage } from './account-page.tsx';
import { SECTIONS } from './sections.ts';

/** Shows the section of the admin interface that the address names, if the user's role may see it. */
export function CanvasPage(): ReactNode {
  const { section: path, id, view } = useParams({ strict: false });
  const { token } = useSearch({ strict: false });
  const address = useLocation({ select: ({ pathname }) => pathname });
  const { isIn, user } = useSession();
  if (path !== undefined && isAccountPage(path)) return <AccountPage page={path} token={id} />;
  if (path === 'join' && token !== undefined) return <JoinPage token={token} isIn={isIn} email={user?.email} />;
  // A session that ends on this page, for example by a refused call, leads to the logout page.
  if (!isIn) {
    // The path is built from the parameters, because during the redirect the location is already that of the logout
    // page.
    const from = ['/canvas-ui', path, id, view].filter(Boolean).join('/');
    return <Navigate to="/canvas-ui/$section" params={{ section: 'logout' }} search={{ from }} replace />;
  }
  // The user is still loading.
  if (!user) return <main id="content" aria-busy="true" />;
  const role = roleNumber(user.role);
  const sections = SECTIONS.filter(({ least }) => least <= role);
  const shown = path === undefined ? sections[0] : sections.find((one) => one.path === path);
  if (!shown) return <SiteErrorPage status={404} message={m.errors_not_found_detail()} />;
  return (
    <AdminShell sections={sections} shown={shown.path} address={address}>
      <LazyPart key={shown.path} fallback={<Skeleton lines={6} />}>
        <shown.Page id={id} view={view} role={role} userId={user.id} />
      </LazyPart>
    </AdminShell>
  );
}
