import { pictureOf } from '@groundswell/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Picture } from '../editor/toolbar.tsx';
import { AddPicture } from '../site/add-picture.tsx';
import { picturesQuery } from '../site/queries.ts';
import { uploadPicture } from '../site/upload-picture.ts';
import styles from './picture-picker.module.css';

type Answer = (picture: Picture | undefined) => void;

interface PicturePicker {
  readonly pick: () => Promise<Picture | undefined>;
  /** Uploads a file without opening the dialog; rejects with a message for the writer. */
  readonly take: (file: File) => Promise<Picture>;
  readonly dialog: ReactNode;
}

/** Lets a writer choose a picture from the library or upload one; the caller must render the returned `dialog`. */
export function usePicturePicker(): PicturePicker {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<{ readonly give: Answer }>();
  const give: Answer = (picture) => {
    answer?.give(picture);
    setAnswer(undefined);
  };
  return {
    pick: () => new Promise((resolve) => setAnswer({ give: resolve })),
    take: async (file) => {
      const { picture } = await uploadPicture(file);
      void client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      const taken = chosen(picture);
      if (!taken) throw new Error(m.editing_not_saved());
      return taken;
    },
    dialog: answer && <PictureDialog onAnswer={give} />,
  };
}

function PictureDialog({ onAnswer }: { readonly onAnswer: Answer }) {
  const pictures = useInfiniteQuery(picturesQuery);
  return (
    <Dialog title={m.canvas_image_choose()} onClose={() => onAnswer(undefined)}>
      <AddPicture onAdded={(picture) => onAnswer(chosen(picture))} />
      <Loaded query={pictures} fault={m.editing_not_loaded()} bones={<Skeleton lines={4} />}>
        {({ pages }) => (
          <ul className={styles.pictures}>
            {pages
              .flatMap((page) => page.pictures)
              .map(({ id, name, picture }) => (
                <li key={id}>
                  <button type="button" onClick={() => onAnswer(chosen(picture))}>
                    <img src={pictureOf(picture)?.thumb} alt="" loading="lazy" />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {pictures.hasNextPage && (
        <Button busy={pictures.isFetchingNextPage} onClick={() => void pictures.fetchNextPage()}>
          {m.canvas_images_more()}
        </Button>
      )}
    </Dialog>
  );
}

function chosen(name: string): Picture | undefined {
  const picture = pictureOf(name);
  return picture && { id: name, src: picture.src, width: picture.width, height: picture.height, alt: '' };
}
