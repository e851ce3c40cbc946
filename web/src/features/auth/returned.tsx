import { m } from '../../paraglide/messages.js';
import { NoticePage } from '../../ui/notice-page.tsx';

/** What is left of a provider's window, where the browser does not close it. */
export function Returned() {
  return <NoticePage sea="flat" alone title={m.auth_returned()} />;
}
