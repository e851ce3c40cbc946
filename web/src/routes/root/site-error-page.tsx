import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { ErrorPage } from '../../features/shell/error-page.tsx';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';

const ContactDialog = lazy(async () => ({
  default: (await import('../../features/contact/contact-dialog.tsx')).ContactDialog,
}));

/** The error page, with the contact form. */
export function SiteErrorPage(props: Omit<ComponentProps<typeof ErrorPage>, 'onContact'>) {
  const [isWriting, setWriting] = useState(false);
  const { user } = useSession();
  const showToast = useToast();
  const tellFailure = () => {
    setWriting(false);
    showToast(m.errors_part(), { tone: 'error' });
  };
  return (
    <>
      <ErrorPage {...props} onContact={() => setWriting(true)} />
      {isWriting && (
        <PartBoundary onFailed={tellFailure}>
          <Suspense>
            <ContactDialog email={user?.email} onClose={() => setWriting(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
