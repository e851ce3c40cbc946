import { type PostCard, pictureOf, thumbPath } from '@groundswell/contracts';
import { classList } from '../../ui/class-list.ts';
import { MapStill } from './figures/figure.tsx';
import styles from './post-picture.module.css';

interface Props {
  readonly post: Pick<PostCard, 'featured_image' | 'featured_image_alt' | 'tags' | 'topic'>;
  readonly className?: string | undefined;
  /** Shows the thumbnail, for a card. Its alt text is empty, because the card's title describes the picture. */
  readonly small?: boolean;
  /** Loads the picture with priority, because it is the first content of its page. */
  readonly first?: boolean;
}

/** Shows the picture of a post, or the drawing of its subject, in a box of fixed aspect ratio. */
export function PostPicture({ post, className, small = false, first = false }: Props) {
  const { featured_image: path, featured_image_alt: alt, tags, topic } = post;
  return (
    <span className={classList(styles.frame, className)}>
      {path === null ? (
        <MapStill labels={[...tags, ...(topic ? [topic] : [])].map(({ slug }) => slug)} />
      ) : (
        <picture>
          {!small && <Sources path={path} />}
          <img
            src={small ? thumbPath(path) : path}
            alt={small ? '' : alt}
            loading={first ? 'eager' : 'lazy'}
            decoding="async"
            {...(first && { fetchPriority: 'high' as const })}
          />
        </picture>
      )}
    </span>
  );
}

/** Offers a picture from the site's picture library in smaller file formats (AVIF, WebP) and several widths. */
function Sources({ path }: { readonly path: string }) {
  const picture = pictureOf(path);
  if (!picture) return null;
  return (
    <>
      <source type="image/avif" srcSet={picture.avifSrcset} sizes="(min-width: 1240px) 1240px, 100vw" />
      <source type="image/webp" srcSet={picture.webpSrcset} sizes="(min-width: 1240px) 1240px, 100vw" />
    </>
  );
}
