import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { useBeach } from '../../preferences/beach.tsx';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage, NoticeWays } from '../../ui/notice-page.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';

/** The charts without the shell, for apps that frame them. States so while there are none. */
export function MapsAppPage() {
  const { beach } = useBeach();
  useDocumentHead(`${m.shell_bar_charts()} · ${product}`, m.charts_not_drawn_detail());
  return (
    <NoticePage sea="running" alone title={m.charts_not_drawn()} lead={m.charts_not_drawn_detail()}>
      <NoticeWays>
        {beach ? (
          <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={buttonClass('strong')}>
            {m.charts_to_forecast()}
          </Link>
        ) : (
          <Link to="/" className={buttonClass('strong')}>
            {m.home_find_your_beach()}
          </Link>
        )}
      </NoticeWays>
    </NoticePage>
  );
}
