import { PICTURE_LIMITS, PICTURE_WIDTHS, type RefusalCode, THUMB_WIDTH } from '@groundswell/contracts';
import sharp, { type Sharp } from 'sharp';

/** A file that is rejected as a picture, with the reason. */
export class UnusableImageError extends Error {
  readonly code: Extract<RefusalCode, `picture-${string}`>;

  constructor(code: UnusableImageError['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

export interface EncodedImage {
  /** The width of the largest file, px; `height` is the height of the same file. */
  readonly width: number;
  readonly height: number;
  /** The encoded files, by the suffix that is appended to the picture's name: `-480.avif`, `.webp`, `_thumb.webp`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

// The format is detected from the bytes, never from a name or a stated type. Only the loaders of four formats are
// enabled: SVG, PDF and others can run programs, refer to files, or render endlessly.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((one) => [
    `VipsForeignLoad${one}Buffer`,
    `VipsForeignLoad${one}Source`,
  ]),
});
// The cache is useless here, because a function invocation processes one picture and reads nothing twice.
sharp.cache(false);

const TAKEN: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const ENCODE_WITHIN_S = 25;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/**
 * Decodes a picture and re-encodes it upright in sRGB, which drops everything but the pixels, such as the location in
 * EXIF. The header is read first, so that a small file that claims a huge picture is rejected before decoding. Throws
 * UnusableImageError.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { maxBytes, maxPixels, minSide } = PICTURE_LIMITS;
  if (bytes.length > maxBytes) throw new UnusableImageError('picture-too-large');
  const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const;
  const { format, width, height } = await headOf(bytes);
  if (!TAKEN.includes(format)) throw new UnusableImageError('picture-none');
  if (width * height > maxPixels) throw new UnusableImageError('picture-too-many-pixels');
  if (Math.min(width, height) < minSide) throw new UnusableImageError('picture-too-small');

  const upright = () => sharp(bytes, options).timeout({ seconds: ENCODE_WITHIN_S }).autoOrient().toColourspace('srgb');
  try {
    // The picture is decoded once, at the largest size; the smaller sizes are made from the result.
    const largest = await upright()
      .resize({ width: WIDEST, height: WIDEST * 2, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { info } = largest;
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const at = (to: number) => sharp(largest.data, { raw }).resize({ width: to, withoutEnlargement: true });

    const files: Record<string, Uint8Array> = {};
    for (const to of widthsOf(info.width)) {
      files[`-${to}.avif`] = await written(at(to).avif({ quality: 50, effort: 3 }));
      files[`-${to}.webp`] = await written(at(to).webp({ quality: 78 }));
    }
    files['.webp'] = files[`-${info.width}.webp`] ?? (await written(at(info.width).webp({ quality: 78 })));
    files['_thumb.webp'] = await written(at(THUMB_WIDTH).webp({ quality: 74 }));
    return { width: info.width, height: info.height, files };
  } catch (error) {
    throw new UnusableImageError('picture-none', { cause: error });
  }
}

/** Lists the widths to encode, none larger than the picture's own. */
function widthsOf(width: number): readonly number[] {
  return [...new Set(PICTURE_WIDTHS.map((one) => Math.min(one, width)))];
}

async function headOf(bytes: Uint8Array): Promise<{ format: string; width: number; height: number }> {
  try {
    // Sharp's own limit is off here, so that a picture beyond our limit gets a specific error code.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, width, height };
  } catch (error) {
    throw new UnusableImageError('picture-none', { cause: error });
  }
}

async function written(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.toBuffer());
}
