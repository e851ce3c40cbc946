import { isInstalled } from '../features/install/model.ts';
import { Footer } from '../features/shell/footer.tsx';
import { LanguageToggle } from '../features/shell/language-toggle.tsx';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons/actions.tsx';

export function SiteFooter({ onInstall }: { readonly onInstall: () => void }) {
  return (
    <Footer>
      <LanguageToggle />
      {!isInstalled(window) && (
        <Button variant="quiet" onClick={onInstall} aria-haspopup="dialog">
          <DownloadIcon />
          {m.shell_install()}
        </Button>
      )}
    </Footer>
  );
}
