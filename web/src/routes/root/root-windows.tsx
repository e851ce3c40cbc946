import { lazy } from 'react';
import { type ChosenBeach, useBeach } from '../../preferences/beach.tsx';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';
import type { RootWindow } from './root-window.ts';

const ChooseLocation = lazy(async () => ({ default: (await import('./choose-location.tsx')).ChooseLocation }));
const More = lazy(async () => ({ default: (await import('./more.tsx')).More }));
const SearchDialog = lazy(async () => ({
  default: (await import('../../features/search/search-dialog.tsx')).SearchDialog,
}));
const PostsDialog = lazy(async () => ({
  default: (await import('../../features/search/posts-dialog.tsx')).PostsDialog,
}));
const InstallDialog = lazy(async () => ({
  default: (await import('../../features/pwa/install/install-dialog.tsx')).InstallDialog,
}));
const AccountWindow = lazy(async () => ({ default: (await import('./account-window.tsx')).AccountWindow }));
const SubscriptionDialog = lazy(async () => ({
  default: (await import('../../features/plans/subscription/subscription-dialog.tsx')).SubscriptionDialog,
}));
const ProWindow = lazy(async () => ({ default: (await import('./pro-window.tsx')).ProWindow }));
const FavoritesWindow = lazy(async () => ({ default: (await import('./favorites-window.tsx')).FavoritesWindow }));
const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }));

interface Props {
  readonly open: RootWindow | undefined;
  readonly chosenSlug: string | undefined;
  readonly onOpen: (next: RootWindow) => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Shows the open dialog. Its code loads when it is first opened, so that no page waits for it. */
export function RootWindows({ open, ...props }: Props) {
  const closeLost = useLostPart(props.onClose);
  return (
    open && (
      <LazyPart key={open} onFailed={closeLost}>
        <Window open={open} {...props} />
      </LazyPart>
    )
  );
}

function Window({ open, chosenSlug, onOpen, onSignOut, onClose }: Props & { readonly open: RootWindow }) {
  const { chooseBeach } = useBeach();
  const choose = (beach: ChosenBeach) => {
    chooseBeach(beach);
    onClose();
  };

  switch (open) {
    case 'location':
      return <ChooseLocation chosenSlug={chosenSlug} onClose={onClose} onChoose={choose} />;
    case 'search':
      return (
        <SearchDialog
          onClose={onClose}
          onChoose={({ slug, name, beaches }) => (beaches ? onClose() : choose({ slug, name }))}
        />
      );
    case 'posts':
      return <PostsDialog onClose={onClose} />;
    case 'more':
      return <More onOpen={onOpen} onSignOut={onSignOut} onClose={onClose} />;
    case 'install':
      return <InstallDialog onClose={onClose} />;
    case 'sign-in':
    case 'register':
      return <SignIn onClose={onClose} />;
    case 'favorites':
      return <FavoritesWindow onPlans={() => onOpen('pro')} onProfile={() => onOpen('profile')} onClose={onClose} />;
    case 'profile':
      return <AccountWindow onSubscription={() => onOpen('subscription')} onSignOut={onSignOut} onClose={onClose} />;
    case 'subscription':
      return <SubscriptionDialog onPlans={() => onOpen('pro')} onClose={onClose} />;
    case 'pro':
      return <ProWindow slug={chosenSlug} onOpen={onOpen} onClose={onClose} />;
  }
}
