import { type ComponentProps, lazy, useState } from 'react';
import { ErrorPage } from '../../features/shell/error-page.tsx';
import { useSession } from '../../session/use-session.ts';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';

const ContactDialog = lazy(async () => ({
  default: (await import('../../features/contact/contact-dialog.tsx')).ContactDialog,
}));

/** Shows the error page, with the contact form. */
export function SiteErrorPage(props: Omit<ComponentProps<typeof ErrorPage>, 'onContact'>) {
  const [isWriting, setWriting] = useState(false);
  const { user } = useSession();
  const closeLost = useLostPart(() => setWriting(false));
  return (
    <>
      <ErrorPage {...props} onContact={() => setWriting(true)} />
      {isWriting && (
        <LazyPart onFailed={closeLost}>
          <ContactDialog email={user?.email} onClose={() => setWriting(false)} />
        </LazyPart>
      )}
    </>
  );
}
