import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, DownloadIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { useToast } from '../../ui/toast.tsx';
import { shareAddress } from './share-address.ts';
import styles from './share-day.module.css';
import { fetchPicture, fetchSheet, sharesPictures } from './share-image.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly slug: string;
  /** The forecast's title, sent along. */
  readonly title: string;
  /** '2026-11-20'. */
  readonly date: string;
  readonly units: Units;
}

/** Shares one day: a link that opens it, a picture of it, or a page to print. */
export function ShareDay({ slug, title, date, units }: Props) {
  const { share, copied } = useShare();
  const showToast = useToast();
  const [isMaking, setMaking] = useState(false);

  // Shares the picture where the device can; elsewhere, and where it refuses, the picture is saved.
  const save = async () => {
    setMaking(true);
    try {
      const file = await fetchPicture({ slug, date, units, lang: language });
      const isShared = sharesPictures() && (await handOn(title, file));
      if (!isShared) saveBlob(file, file.name);
    } catch {
      showToast(m.share_image_failed(), { tone: 'error' });
    } finally {
      setMaking(false);
    }
  };
  return (
    <div className={styles.ways}>
      <Button variant="quiet" onClick={() => void share({ title, url: shareAddress(location.origin, slug, date) })}>
        {copied ? <CheckIcon /> : <ShareIcon />}
        {m.share_day()}
      </Button>
      <Button variant="quiet" busy={isMaking} onClick={() => void save()}>
        <DownloadIcon />
        {m.share_image()}
      </Button>
      <SheetButton slug={slug} date={date} units={units} />
    </div>
  );
}

/** Saves a day as a page to print. */
export function SheetButton({ slug, date, units }: Omit<Props, 'title'>) {
  const showToast = useToast();
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      const file = await fetchSheet({ slug, date, units, lang: language });
      saveBlob(file, file.name);
    } catch {
      showToast(m.share_sheet_failed(), { tone: 'error' });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button variant="quiet" className={styles.sheet} busy={isMaking} onClick={() => void save()}>
      <DownloadIcon />
      {m.share_sheet()}
    </Button>
  );
}

/** False where the device refuses. */
async function handOn(title: string, file: File): Promise<boolean> {
  try {
    await navigator.share({ title, files: [file] });
    return true;
  } catch (cause) {
    // Cancelled by the reader: nothing more to do.
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
