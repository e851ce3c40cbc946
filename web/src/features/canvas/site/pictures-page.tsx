import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { AddPicture } from './add-picture.tsx';
import { PictureCard } from './picture-card.tsx';
import { picturesQuery } from './queries.ts';
import styles from './site-admin.module.css';

/** The picture library: all pictures with their uses, and an upload. */
export function PicturesPage() {
  const pictures = useInfiniteQuery(picturesQuery);
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();

  const remove = async (id: string) => {
    setFault(undefined);
    try {
      await request('deleteUpload', { query: { id } });
    } catch (error) {
      setFault(error instanceof Error ? error.message : m.editing_not_saved());
    }
    await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
  };

  return (
    <AdminPage title={m.editing_pictures()} lead={m.editing_pictures_lead()}>
      <AddPicture />
      <Fault>{fault}</Fault>
      <Loaded query={pictures} fault={m.editing_not_loaded()} bones={<Skeleton className={styles.bones} />}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.pictures);
          const posts = new Map(pages.flatMap((page) => page.posts.map((post) => [post.id, post] as const)));
          if (all.length === 0) return <p className={styles.none}>{m.editing_no_pictures()}</p>;
          return (
            <ul className={styles.pictures}>
              {all.map((one) => (
                <PictureCard key={one.id} picture={one} posts={posts} onRemove={() => remove(one.id)} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {pictures.hasNextPage && (
        <Button busy={pictures.isFetchingNextPage} onClick={() => void pictures.fetchNextPage()}>
          {m.editing_more()}
        </Button>
      )}
    </AdminPage>
  );
}
