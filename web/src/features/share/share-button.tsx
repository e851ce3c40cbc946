import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { CheckIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { shareAddress } from './share-address.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly slug: string;
  /** The forecast's title, sent with the link. */
  readonly title: string;
}

export function ShareButton({ slug, title }: Props) {
  const { share, copied } = useShare();
  return (
    <IconButton
      name={m.share_forecast()}
      onClick={() => void share({ title, url: shareAddress(location.origin, slug) })}
    >
      {copied ? <CheckIcon /> : <ShareIcon />}
    </IconButton>
  );
}
