import type { HomeTodayReply } from '@groundswell/contracts';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';

const PlatePicture = lazy(async () => ({
  default: (await import('../../features/home/plate/plate-picture.tsx')).PlatePicture,
}));

/** Today's ocean, loaded after the page was painted; until then, and where it fails, its place is flat sea. */
export function PlatePlace({ today }: { readonly today: HomeTodayReply | undefined }) {
  const painted = useAfterPaint();
  const [failed, setFailed] = useState(false);
  // In slices: a slow phone can respond in between.
  const shown = useDeferredValue(today);
  const plate = shown?.plate;
  if (!plate || !painted || failed) return null;
  return (
    <PartBoundary onFailed={() => setFailed(true)}>
      <Suspense>
        <PlatePicture plate={plate} beach={shown.beach} units={shown.surfUnits} />
      </Suspense>
    </PartBoundary>
  );
}
