import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CheckIcon, DownIcon, DownloadIcon, ShareIcon } from '../../ui/icons/actions.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { useToast } from '../../ui/toast.tsx';
import { CalendarItems } from './calendar-links.tsx';
import { shareAddress } from './share-address.ts';
import { fetchPicture, fetchSheet, sharesPictures } from './share-image.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly slug: string;
  /** The forecast's title, sent with the shared content. */
  readonly title: string;
  /** The date of the day: '2026-11-20'. */
  readonly date: string;
  readonly units: Units;
}

/** Shows the actions for a day: its link, a picture, a page to print, and the beach's calendar. */
export function ShareDay({ slug, title, date, units }: Props) {
  const { share, copied } = useShare();
  const showToast = useToast();
  const [isMaking, setMaking] = useState(false);
  const wanted = { slug, date, units, lang: language };

  const make = async (save: () => Promise<void>, failed: string) => {
    setMaking(true);
    try {
      await save();
    } catch {
      showToast(failed, { tone: 'error' });
    } finally {
      setMaking(false);
    }
  };
  // Shares the picture if the device can; otherwise, or if the device refuses, saves it.
  const savePicture = async () => {
    const file = await fetchPicture(wanted);
    const isShared = sharesPictures() && (await handOn(title, file));
    if (!isShared) saveBlob(file, file.name);
  };
  const saveSheet = async () => {
    const file = await fetchSheet(wanted);
    saveBlob(file, file.name);
  };
  return (
    <Menu
      face={
        <>
          {copied ? <CheckIcon /> : <ShareIcon />}
          {m.share_ways()}
          <DownIcon />
        </>
      }
      busy={isMaking}
      className={buttonClass()}
    >
      <MenuItem
        icon={<ShareIcon />}
        onClick={() => void share({ title, url: shareAddress(location.origin, slug, date) })}
      >
        {m.share_day()}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onClick={() => void make(savePicture, m.share_image_failed())}>
        {m.share_image()}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onClick={() => void make(saveSheet, m.share_sheet_failed())}>
        {m.share_sheet()}
      </MenuItem>
      <CalendarItems slug={slug} units={units} />
    </Menu>
  );
}

/** Shares a file; returns false if the device refuses. */
async function handOn(title: string, file: File): Promise<boolean> {
  try {
    await navigator.share({ title, files: [file] });
    return true;
  } catch (cause) {
    // The reader cancelled the share sheet, which needs no fallback.
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
