import type { MouseEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckIcon, DownloadIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { useToast } from '../../ui/toast.tsx';
import { shareAddress } from './share-address.ts';
import styles from './share-day.module.css';
import { type DayPicture, pictureAddress, pictureName, sharesPictures } from './share-image.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly slug: string;
  /** The forecast's title, for where it arrives. */
  readonly title: string;
  /** '2026-11-20'. */
  readonly date: string;
  readonly units: Units;
}

/** Shares one day: a link that opens it, or a picture of it. */
export function ShareDay({ slug, title, date, units }: Props) {
  const { share, copied } = useShare();
  const say = useToast();
  const picture: DayPicture = { slug, date, units, lang: language };

  // A link to the picture saves it; where the device can hand it on, it does that instead.
  const handOn = async (event: MouseEvent) => {
    if (!sharesPictures()) return;
    event.preventDefault();
    try {
      await navigator.share({ title, files: [await fetchPicture(picture)] });
    } catch (cause) {
      const closed = cause instanceof DOMException && cause.name === 'AbortError';
      if (!closed) say(m.share_image_failed(), { tone: 'error' });
    }
  };
  return (
    <div className={styles.ways}>
      <Button variant="quiet" onClick={() => void share({ title, url: shareAddress(location.origin, slug, date) })}>
        {copied ? <CheckIcon /> : <ShareIcon />}
        {m.share_day()}
      </Button>
      <a
        className={buttonClass('quiet')}
        href={pictureAddress(picture)}
        download={pictureName(picture)}
        onClick={(event) => void handOn(event)}
      >
        <DownloadIcon />
        {m.share_image()}
      </a>
    </div>
  );
}

async function fetchPicture(picture: DayPicture): Promise<File> {
  const response = await fetch(pictureAddress(picture));
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  return new File([await response.blob()], pictureName(picture), { type: 'image/png' });
}
