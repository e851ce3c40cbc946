import type { ComparisonReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { ComparePage } from '../../features/forecast/compare/compare-page.tsx';
import { formatBeaches, parseBeaches, shownDate } from '../../features/forecast/compare/model.ts';
import { comparisonQuery } from '../../features/forecast/compare/queries.ts';
import { ForecastSkeleton } from '../../features/forecast/page/forecast-skeleton.tsx';
import { ShareLink } from '../../features/share/share-link.tsx';
import { m } from '../../paraglide/messages.js';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeActions, NoticePage } from '../../ui/notice-page.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { failedTitle } from '../root/failed-title.ts';
import { BeachChoices } from './beach-choices.tsx';
import { MissingBeach } from './missing-beach.tsx';

const route = getRouteApi('/compare');

/** Shows the comparison of the two beaches in the address, side by side. */
export function CompareRoutePage() {
  const { beaches: named, day } = route.useSearch();
  const navigate = route.useNavigate();
  const { units } = useUnits();
  useReportShown();
  const [first, second, ...leftOut] = parseBeaches(named);
  const slugs = [first, second].filter((slug) => slug !== undefined);
  const beaches = formatBeaches(slugs) ?? '';
  // The server renders the page without the note about left-out beaches, so the note shows only after the first paint.
  const isLive = useAfterPaint();
  const { data, error, refetch } = useQuery(comparisonQuery(beaches, units));
  const title = `${data?.title ?? m.compare_title()} · ${product}`;
  useDocumentHead(error && !data ? failedTitle(error) : title, data?.days[0]?.text ?? m.compare_lead());
  const choose = (next: readonly (string | undefined)[]) =>
    void navigate({ search: (now) => ({ ...now, beaches: formatBeaches(next) }), resetScroll: false });
  const choices = <BeachChoices slugs={slugs} names={data?.beaches.map(({ name }) => name) ?? []} onChoose={choose} />;
  if (data)
    return (
      <ComparePage
        comparison={data}
        day={day}
        onDay={(date) => void navigate({ search: (now) => ({ ...now, day: date }), replace: true, resetScroll: false })}
        onSwap={() => choose([...slugs].reverse())}
        share={<ShareLink title={data.title} name={m.compare_share()} path={sharedPath(data, day)} />}
        choices={choices}
        note={isLive && leftOut.length > 0 && m.compare_left_out()}
      />
    );
  if (error instanceof ApiError && error.status === 404)
    return <MissingBeach slugs={slugs} error={error} choices={choices} />;
  if (error)
    return (
      <NoticePage sea="flat" title={m.compare_failed()} lead={error.message} live>
        <NoticeActions>
          <Button variant="strong" onClick={() => void refetch()}>
            {m.ui_retry()}
          </Button>
        </NoticeActions>
      </NoticePage>
    );
  return <ForecastSkeleton />;
}

/** Returns the address for sharing the comparison: its beaches and its day, without the reader's other settings. */
function sharedPath(comparison: ComparisonReply, day: string | undefined): string {
  const search = new URLSearchParams();
  if (day !== undefined && shownDate(comparison, day) === day) search.set('day', day);
  const beaches = comparison.beaches.map(({ slug }) => slug).join(',');
  return `/compare?beaches=${beaches}${search.size > 0 ? `&${search}` : ''}`;
}
