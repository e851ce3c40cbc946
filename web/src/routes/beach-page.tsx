import type { ForecastReply } from '@groundswell/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { BestBoard } from '../features/boards/best-board.tsx';
import { BestTrip } from '../features/boards/best-trip.tsx';
import { BoardRental } from '../features/boards/board-rental.tsx';
import { FavoriteButton } from '../features/favorite/favorite-button.tsx';
import { SurfAlertPrompt } from '../features/favorite/surf-alert-prompt.tsx';
import { ForecastPage } from '../features/forecast/forecast-page.tsx';
import type { ForecastParts } from '../features/forecast/forecast-parts.ts';
import { ShareButton } from '../features/share/share-button.tsx';
import { ShareDay } from '../features/share/share-day.tsx';
import type { Units } from '../preferences/units.tsx';
import { type BeachWindow, BeachWindows } from './beach-windows.tsx';
import { useHasPage } from './use-has-page.ts';

interface Props {
  readonly slug: string;
  readonly forecast: ForecastReply;
  readonly units: Units;
  readonly openDate: string | undefined;
  readonly onOpenDate: (date: string | undefined) => void;
}

/** A beach's forecast, with all that other features add to it. */
export function BeachPage(props: Props) {
  const { forecast, units } = props;
  const { slug, name, title, botd, wrsc, quiver } = forecast;
  const [open, setOpen] = useState<BeachWindow>();
  const register = useRegister();
  const hasPage = useHasPage();

  const parts: ForecastParts = {
    actions: (
      <>
        <ShareButton slug={slug} title={title} />
        <FavoriteButton name={name} isFavorite={forecast.isFavorite} onRegister={register} />
      </>
    ),
    alertPrompt: !forecast.hasFavAlert && <SurfAlertPrompt name={name} onRegister={register} />,
    ad: <AdSlot adFree={forecast.is_premium_subscriber} />,
    dayActions: (date) => <ShareDay slug={slug} title={title} date={date} units={units} />,
    board: botd && <BestBoard board={botd} linked={hasPage(botd.link)} />,
    trip: wrsc && hasPage(wrsc.link) && <BestTrip trip={wrsc} />,
    rental: quiver && <BoardRental url={quiver.url} />,
    onTides: () => setOpen({ kind: 'tides' }),
    onBuoy: (buoyId) => setOpen({ kind: 'buoy', buoyId }),
    onPro: () => setOpen({ kind: 'pro' }),
  };
  return (
    <>
      <ForecastPage {...props} parts={parts} />
      <BeachWindows open={open} forecast={forecast} units={units} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** The window of signing in and registering stands in the address. */
function useRegister(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '.', search: (asked) => ({ ...asked, login: true as const }), resetScroll: false });
}
