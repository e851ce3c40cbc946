import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { ProDialog } from '../../features/plans/checkout/pro-dialog.tsx';
import { useUnits } from '../../preferences/units.tsx';
import type { RootWindow } from './root-window.ts';

interface Props {
  /** The slug of the beach that the last step shows. */
  readonly slug: string | undefined;
  readonly onOpen: (next: RootWindow) => void;
  readonly onClose: () => void;
}

/** Shows the plans. The sign-in dialog opens over them, so that the chosen plan is remembered. */
export function ProWindow({ slug, onOpen, onClose }: Props) {
  const { units } = useUnits();
  const { data } = useQuery({ ...forecastQuery(slug ?? '', units), enabled: slug !== undefined });
  const { pro } = useSearch({ from: '__root__' });
  const [signsIn, setSignsIn] = useState<'signin' | 'register'>();
  return (
    <>
      <ProDialog
        mode={pro === 'register' ? 'register' : 'pro'}
        beach={data?.kind === 'beach' ? data : undefined}
        onSignIn={setSignsIn}
        onSubscription={() => onOpen('subscription')}
        onAlert={() => onOpen('favorites')}
        onClose={onClose}
      />
      {signsIn && <AuthDialog entry={{ step: signsIn }} onClose={() => setSignsIn(undefined)} />}
    </>
  );
}
