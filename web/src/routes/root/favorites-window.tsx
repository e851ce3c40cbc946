import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { favoritesQuery } from '../../entities/favorites/favorites-query.ts';
import { CalendarSettings } from '../../features/account/calendar-settings.tsx';
import { MailTrouble } from '../../features/account/mail-trouble.tsx';
import { AlertSettings } from '../../features/alerts/alert-settings.tsx';
import { FavoritesDialog } from '../../features/favorites/favorites-dialog.tsx';
import { KeptNotice } from '../../features/pwa/kept-notice.tsx';
import { m } from '../../paraglide/later.js';
import { useSession } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { samePage } from './same-page.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Set if the user opened the alert's settings to turn the alert on. It is not in the address, because any link
     * could set it there.
     */
    readonly wantsAlert?: true;
  }
}

interface Props {
  readonly onPlans: () => void;
  readonly onProfile: () => void;
  readonly onClose: () => void;
}

/** Shows the favorites, each with the settings of its alert. */
export function FavoritesWindow({ onProfile, ...props }: Props) {
  const { user } = useSession();
  const { data, dataUpdatedAt, error, refetch } = useQuery(favoritesQuery);
  const plan = data?.settings;
  const { favorites: requested } = useSearch({ from: '__root__' });
  const { wantsAlert } = useLocation().state;
  const navigate = useNavigate();
  const router = useRouter();
  // Clears the history entry's state, so that a reload does not turn the alert on again.
  const clearAlertRequest = () =>
    void navigate({ to: samePage(router), search: true, hash: true, state: {}, replace: true, resetScroll: false });
  return (
    <FavoritesDialog
      {...props}
      notice={
        <>
          {data && (
            <KeptNotice
              asOf={data.as_of}
              receivedAt={dataUpdatedAt}
              inOtherLanguage={false}
              failed={error !== null}
              onRetry={() => void refetch()}
            />
          )}
          {user && (
            <MailTrouble user={user}>
              <Button onClick={onProfile}>{m.account_mail_mend()}</Button>
            </MailTrouble>
          )}
        </>
      }
      toBeaches={
        <Link to="/nearby" className={buttonClass()}>
          {m.favorites_find()}
        </Link>
      }
      tail={
        <>
          <CompareFavorites slugs={data?.locations.map(({ locationBeachSlug }) => locationBeachSlug) ?? []} />
          <CalendarSettings />
        </>
      }
      openId={typeof requested === 'number' ? requested : undefined}
      alertOf={({ locationBeachId, locationName, alert, readOnly }) =>
        plan && (
          <AlertSettings
            favoriteId={locationBeachId}
            name={locationName}
            alert={alert}
            readOnly={readOnly}
            plan={plan}
            onPlans={props.onPlans}
            onBegun={wantsAlert && locationBeachId === requested ? clearAlertRequest : undefined}
          />
        )
      }
    />
  );
}

/** Links to a comparison of the first two favorites. */
function CompareFavorites({ slugs }: { readonly slugs: readonly string[] }) {
  const [first, second] = slugs;
  if (first === undefined || second === undefined) return null;
  return (
    <p>
      <Link to="/compare" search={{ beaches: `${first},${second}` }} className={buttonClass()}>
        {m.compare_favorites()}
      </Link>
    </p>
  );
}
