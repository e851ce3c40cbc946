import { m } from '../../paraglide/later.js';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Shows the content of a provider's popup that the browser did not close. */
export function Returned() {
  return <NoticePage sea="flat" alone title={m.auth_returned()} />;
}
