import type { ForecastReply } from '@groundswell/contracts';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import { m } from '../../paraglide/messages.js';
import type { Units } from '../../preferences/units.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useHasPage } from '../root/use-has-page.ts';

const TideCalendarDialog = lazy(async () => ({
  default: (await import('../../features/tide-calendar/tide-calendar-dialog.tsx')).TideCalendarDialog,
}));
const BuoyDialog = lazy(async () => ({ default: (await import('../../features/buoy/buoy-dialog.tsx')).BuoyDialog }));

const SurfDialog = lazy(async () => ({
  default: (await import('../../features/account/surfs/surf-dialog.tsx')).SurfDialog,
}));

/** The windows over a beach's forecast, one at a time. */
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

/** The open window, loaded when first opened, so that no forecast waits for it. */
export function BeachWindows({ open, forecast, units, onClose }: Props) {
  const showToast = useToast();
  const hasPage = useHasPage();
  if (!open) return null;
  const tellFailure = () => {
    onClose();
    showToast(m.errors_part(), {
      tone: 'error',
      action: { text: m.errors_reload(), onChoose: () => location.reload() },
    });
  };
  return (
    <PartBoundary key={open.kind} onFailed={tellFailure}>
      <Suspense>
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
      </Suspense>
    </PartBoundary>
  );
}
