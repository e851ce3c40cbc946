import type { HomeTodayReply } from '@groundswell/contracts';
import { lazy, useDeferredValue } from 'react';
import { LazyPart, leaveEmpty } from '../../ui/lazy-part.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';

const MapStillPicture = lazy(async () => ({
  default: (await import('../../features/home/map-still/map-still.tsx')).MapStillPicture,
}));

const SwellPlayButton = lazy(async () => ({
  default: (await import('../../features/home/map-still/swell-play-button.tsx')).SwellPlayButton,
}));

const loading = <div aria-busy="true" />;

/**
 * Shows the picture of today's ocean, which loads after the first paint. Until then, and if it fails, a flat sea takes
 * its space.
 */
export function MapStillPlace({
  today,
  playedAt,
}: {
  readonly today: HomeTodayReply | undefined;
  readonly playedAt: number | undefined;
}) {
  const painted = useAfterPaint();
  // The deferred value renders in slices, so that a slow phone can respond in between.
  const shown = useDeferredValue(today);
  const plate = shown?.plate;
  if (plate === null) return null;
  if (!plate || !painted) return loading;
  return (
    <LazyPart onFailed={leaveEmpty} fallback={loading}>
      <MapStillPicture plate={plate} beach={shown.beach} units={shown.surfUnits} playedAt={playedAt} />
    </LazyPart>
  );
}

/**
 * Shows the button that animates the swell and the sea. Shows nothing if the map still has neither a swell nor other
 * days.
 */
export function PlayerPlace({
  plate,
  onAt,
}: {
  readonly plate: HomeTodayReply['plate'] | undefined;
  readonly onAt: (at: number | undefined) => void;
}) {
  const painted = useAfterPaint();
  if (!plate || !(plate.story?.birth || plate.days) || !painted) return null;
  return (
    <LazyPart onFailed={leaveEmpty}>
      <SwellPlayButton plate={plate} onAt={onAt} />
    </LazyPart>
  );
}
