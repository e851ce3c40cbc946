import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { CheckIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { shareAddress } from './share-address.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly slug: string;
  /** The forecast's title, for where the link arrives. */
  readonly title: string;
}

/** Shares the forecast: its link, as the reader found it. */
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
