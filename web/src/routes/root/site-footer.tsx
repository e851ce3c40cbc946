import { request } from '../../api/client.ts';
import { NewsletterBox } from '../../features/email/newsletter/newsletter-box.tsx';
import { useInstalled } from '../../features/pwa/install/use-installed.ts';
import { Footer } from '../../features/shell/footer.tsx';
import { LanguageToggle } from '../../features/shell/language-toggle.tsx';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';

export function SiteFooter({ onInstall }: { readonly onInstall: () => void }) {
  const installed = useInstalled();
  const { user } = useSession();
  return (
    <Footer isAdmin={user?.role === 'admin'} newsletter={<NewsletterBox subscribe={subscribe} />}>
      <LanguageToggle />
      {!installed && (
        <Button variant="quiet" onClick={onInstall} aria-haspopup="dialog">
          <DownloadIcon />
          {m.shell_install()}
        </Button>
      )}
    </Footer>
  );
}

const subscribe = (email: string) => request('subscribe', { body: { email, lang: language } });
