import type { ForecastReply } from '@groundswell/contracts';
import { lazy } from 'react';
import type { Units } from '../../preferences/default-units.ts';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';
import { useHasPage } from '../root/use-has-page.ts';

const TideCalendarDialog = lazy(async () => ({
  default: (await import('../../features/forecast/tide-calendar/tide-calendar-dialog.tsx')).TideCalendarDialog,
}));
const BuoyDialog = lazy(async () => ({
  default: (await import('../../features/stations/buoy/buoy-dialog.tsx')).BuoyDialog,
}));

const SurfDialog = lazy(async () => ({
  default: (await import('../../features/account/surfs/surf-dialog.tsx')).SurfDialog,
}));

/** The dialogs over a beach's forecast; at most one is open. */
export type BeachWindow =
  | { readonly kind: 'tides' }
  | { readonly kind: 'surfed' }
  | { readonly kind: 'buoy'; readonly buoyId: string };

interface Props {
  readonly open: BeachWindow | undefined;
  readonly forecast: ForecastReply;
  readonly units: Units;
  readonly onClose: () => void;
}

/** Shows the open dialog. Its code loads when it is first opened, so that the forecast need not wait for it. */
export function BeachWindows({ open, forecast, units, onClose }: Props) {
  const closeLost = useLostPart(onClose);
  const hasPage = useHasPage();
  if (!open) return null;
  return (
    <LazyPart key={open.kind} onFailed={closeLost}>
      {open.kind === 'tides' && <TideCalendarDialog forecast={forecast} onClose={onClose} />}
      {open.kind === 'surfed' && <SurfDialog beach={forecast} onClose={onClose} />}
      {open.kind === 'buoy' && (
        <BuoyDialog
          buoyId={open.buoyId}
          beach={forecast}
          units={units}
          mapPath={hasPage('/maps') ? '/maps/#stations' : undefined}
          onClose={onClose}
        />
      )}
    </LazyPart>
  );
}
