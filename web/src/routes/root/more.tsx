import { useInstalled } from '../../features/pwa/install/use-installed.ts';
import { UnitsToggle } from '../../features/settings/units-toggle.tsx';
import { MoreSheet } from '../../features/shell/more-sheet.tsx';
import { useSession } from '../../session/use-session.ts';
import type { RootWindow } from './root-window.ts';

interface Props {
  readonly onOpen: (next: RootWindow) => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

export function More({ onOpen, onSignOut, onClose }: Props) {
  const installed = useInstalled();
  const { isIn } = useSession();
  const account = isIn
    ? { onSettings: () => onOpen('profile'), onSubscription: () => onOpen('subscription'), onSignOut }
    : { units: <UnitsToggle />, onSignIn: () => onOpen('sign-in') };
  return <MoreSheet account={account} onInstall={installed ? undefined : () => onOpen('install')} onClose={onClose} />;
}
