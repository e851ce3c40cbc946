import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { LocationDrill } from './location-drill.tsx';
import type { Location } from './model.ts';

interface Props {
  readonly chosenSlug: string | undefined;
  readonly onChoose: (location: Location) => void;
  readonly onClose: () => void;
  /** The content above the list: the button that uses the device's position. */
  readonly children: ReactNode;
}

export function LocationDialog({ chosenSlug, onChoose, onClose, children }: Props) {
  return (
    <Dialog title={m.shell_select_location()} onClose={onClose}>
      {children}
      <LocationDrill chosenSlug={chosenSlug} onChoose={onChoose} onLeave={onClose} />
    </Dialog>
  );
}
