import type { ForecastReply } from '@groundswell/contracts';
import { useState } from 'react';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { Interstitial } from '../../features/ads/interstitial.tsx';
import { useShowsAds } from '../../features/ads/use-shows-ads.ts';
import { AlertsNotice } from '../../features/favorites/star/alerts-notice.tsx';
import { FavoriteButton } from '../../features/favorites/star/favorite-button.tsx';
import { SurfAlertPrompt } from '../../features/favorites/star/surf-alert-prompt.tsx';
import { BestBoard } from '../../features/forecast/boards/best-board.tsx';
import { BestTrip } from '../../features/forecast/boards/best-trip.tsx';
import { BoardRental } from '../../features/forecast/boards/board-rental.tsx';
import { ForecastPage } from '../../features/forecast/page/forecast-page.tsx';
import type { ForecastSlots } from '../../features/forecast/page/forecast-slots.ts';
import { WaitingPage } from '../../features/forecast/page/waiting-page.tsx';
import { CalendarLink } from '../../features/share/calendar-links.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ShareDay } from '../../features/share/share-day.tsx';
import type { Units } from '../../preferences/default-units.ts';
import { session } from '../../session/current.ts';
import { useHasPage } from '../root/use-has-page.ts';
import { useOpenAlert, useOpenWindow } from '../root/use-open-window.ts';
import { useStarWays } from '../root/use-star-ways.ts';
import { type BeachWindow, BeachWindows } from './beach-windows.tsx';
import { ChartLink } from './chart-link.tsx';
import { GuidePlace } from './guide-place.tsx';

interface Props {
  readonly slug: string;
  readonly forecast: ForecastReply;
  readonly units: Units;
  readonly openDate: string | undefined;
  readonly onOpenDate: (date: string | undefined) => void;
}

const ALERTS_POST = '/blog/1/new-custom-surf-alerts';

/** Shows a beach's forecast with content of other features, such as its star and the alert prompt. */
export function BeachPage(props: Props) {
  const { forecast, units } = props;
  const { slug, name, title, botd, wrsc, quiver } = forecast;
  const [open, setOpen] = useState<BeachWindow>();
  const openWindow = useOpenWindow();
  const openAlert = useOpenAlert();
  const starWays = useStarWays();
  const hasPage = useHasPage();
  const showsAds = useShowsAds();

  const beach = { beachId: forecast.beachId, name };
  const star = { ...beach, isFavorite: forecast.isFavorite, ...starWays(beach) };
  const shareDay = (date: string) => <ShareDay slug={slug} title={title} date={date} units={units} />;
  const slots: ForecastSlots = {
    actions: (
      <>
        <ChartLink lat={forecast.lat} lon={forecast.lon} />
        <ShareButton slug={slug} title={title} />
        <FavoriteButton {...star} />
      </>
    ),
    alertPrompt: (
      <>
        <AlertsNotice moreUrl={hasPage(ALERTS_POST) ? ALERTS_POST : undefined} />
        <SurfAlertPrompt
          {...star}
          {...starWays({ ...beach, wantsAlert: true })}
          alert={forecast.favAlert}
          isOwn={forecast.loggedIn}
          onAlert={() => openAlert(forecast.beachId)}
        />
      </>
    ),
    ad: <AdSlot />,
    dayActions: shareDay,
    board: botd && <BestBoard board={botd} linked={hasPage(botd.link)} />,
    trip: showsAds && wrsc && hasPage(wrsc.link) && <BestTrip trip={wrsc} />,
    rental: quiver && <BoardRental url={quiver.url} />,
    guide: <GuidePlace slug={forecast.slug} name={name} units={units} buoyId={forecast.nearby_buoy} />,
    share: forecast.days[0] ? shareDay(forecast.days[0].dateNum) : <CalendarLink slug={slug} units={units} />,
    onTides: () => setOpen({ kind: 'tides' }),
    onSurfed: () => (session.isIn() ? setOpen({ kind: 'surfed' }) : openWindow({ login: 'register' })),
    onBuoy: (buoyId) => setOpen({ kind: 'buoy', buoyId }),
    onPro: () => openWindow({ pro: true }),
  };
  return (
    <>
      {forecast.state === 'waiting' ? (
        <WaitingPage forecast={forecast} slots={slots} />
      ) : (
        <ForecastPage {...props} slots={slots} />
      )}
      <Interstitial />
      <BeachWindows open={open} forecast={forecast} units={units} onClose={() => setOpen(undefined)} />
    </>
  );
}
