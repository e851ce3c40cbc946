import { IconButton } from '../../ui/button.tsx';
import { CheckIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { useShare } from './use-share.ts';

interface Props {
  /** The title that is sent with the link. */
  readonly title: string;
  /** The label of the button. */
  readonly name: string;
  readonly path: string;
}

/** Shows a button that shares a page's link. */
export function ShareLink({ title, name, path }: Props) {
  const { share, copied } = useShare();
  return (
    <IconButton name={name} onClick={() => void share({ title, url: new URL(path, location.origin).href })}>
      {copied ? <CheckIcon /> : <ShareIcon />}
    </IconButton>
  );
}
