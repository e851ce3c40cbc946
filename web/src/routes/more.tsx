import { isInstalled } from '../features/install/model.ts';
import { MoreSheet } from '../features/shell/more-sheet.tsx';
import { UnitsToggle } from '../features/units/units-toggle.tsx';

interface Props {
  readonly onInstall: () => void;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

export function More({ onInstall, ...props }: Props) {
  return <MoreSheet units={<UnitsToggle />} onInstall={isInstalled(window) ? undefined : onInstall} {...props} />;
}
