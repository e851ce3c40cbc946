import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../paraglide/canvas.js';
import { product } from '../../product.ts';
import { session } from '../../session/current.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticeActions, NoticePage } from '../../ui/notice-page.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';

const PAGES = ['login', 'forgot-password', 'reset-password', 'logout'] as const;
type AccountPageName = (typeof PAGES)[number];

export function isAccountPage(path: string): path is AccountPageName {
  return PAGES.some((page) => page === path);
}

interface Props {
  readonly page: AccountPageName;
  /** The token of a mailed link. */
  readonly token: string | undefined;
}

/** Redirects the admin interface's own account pages to the site's form, because both use the same accounts. */
export function AccountPage({ page, token }: Props): ReactNode {
  if (page === 'logout') return <LogoutPage />;
  if (page === 'reset-password' && token) return <MailedLink token={token} />;
  return <Navigate to="/canvas-ui" search={{ login: true }} replace />;
}

/** The site's form removes the token from the address. */
function MailedLink({ token }: { readonly token: string }) {
  useEffect(() => location.replace(`/?password_token=${encodeURIComponent(token)}`), [token]);
  return <main id="content" aria-busy="true" />;
}

/**
 * Signs out a signed-in visitor of this page. A visitor whom a page sent here, because it needs a session, is asked to
 * sign in, and then returns to that page.
 */
function LogoutPage(): ReactNode {
  const { from } = useSearch({ strict: false });
  const title = from === undefined ? m.canvas_signed_out() : m.canvas_sign_in();
  const { isIn } = useSession();
  const [isLeaving, setLeaving] = useState(isIn);
  useEffect(() => {
    if (!isLeaving) return;
    session.signOut();
    setLeaving(false);
  }, [isLeaving]);
  useDocumentHead(`${title} · ${product}`, m.canvas_signed_out_lead());
  if (isIn && !isLeaving) return <Navigate to={from ?? '/canvas-ui'} search={{ from: undefined }} replace />;
  return (
    <NoticePage sea="flat" alone title={title} lead={m.canvas_signed_out_lead()}>
      <NoticeActions>
        <Link to="." search={(now) => ({ ...now, login: true })} className={buttonClass('strong')}>
          {m.ui_sign_in()}
        </Link>
        <Link to="/" className={buttonClass()}>
          {m.errors_home()}
        </Link>
      </NoticeActions>
    </NoticePage>
  );
}
