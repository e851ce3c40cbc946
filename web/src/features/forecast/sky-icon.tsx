import type { ReactNode } from 'react';
import styles from './sky-icon.module.css';

const CLOUD = 'M7 18.500a4 4 0 01-.4-8 5.500 5.500 0 0110.600-1.200A4.600 4.600 0 0117 18.500z';
const SMALL_CLOUD = 'M9 19.500a3.300 3.300 0 01-.3-6.600 4.400 4.400 0 018.400-.9 3.800 3.800 0 01-.1 7.500z';
const HIGH_CLOUD = 'M7 14.500a4 4 0 01-.4-8 5.500 5.500 0 0110.600-1.200A4.600 4.600 0 0117 14.500z';
const MOON = 'M19 13.500A7.500 7.500 0 1110.500 5a6 6 0 008.500 8.500z';

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'clear-day': (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300L7 7M17 17l1.700 1.700M5.300 18.700L7 17M17 7l1.700-1.700" />
    </>
  ),
  'clear-night': <path d={MOON} />,
  'partly-cloudy-day': (
    <>
      <path d="M5.200 12.200A4 4 0 1112 8M8.500 1.800v1.700M2 8.500h1.700M4 4l1.200 1.200M13 4l-1.200 1.200" />
      <path d={SMALL_CLOUD} />
    </>
  ),
  'partly-cloudy-night': (
    <>
      <path d="M5.500 12.500A5 5 0 018.500 3.500a4.200 4.200 0 004.200 4.800" />
      <path d={SMALL_CLOUD} />
    </>
  ),
  cloudy: <path d={CLOUD} />,
  'light-rain': (
    <>
      <path d={HIGH_CLOUD} />
      <path d="M9 18l-.8 2.200M14.500 18l-.8 2.200" />
    </>
  ),
  rain: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="M8 17.500L6.800 21M12.500 17.500L11.300 21M17 17.500L15.800 21" />
    </>
  ),
  'heavy-rain': (
    <>
      <path d={HIGH_CLOUD} />
      <path d="M7 17l-1.700 5M11 17l-1.700 5M15 17l-1.700 5M19 17l-1.700 5" />
    </>
  ),
  snow: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="M8 18.200v.1M12 18.200v.1M16 18.200v.1M10 21v.1M14 21v.1" />
    </>
  ),
};

/** The sky as a line drawing; nothing for an icon we have no drawing of. */
export function SkyIcon({ icon }: { readonly icon: string | null | undefined }) {
  const drawing = icon ? DRAWINGS[icon] : undefined;
  if (!drawing) return null;
  return (
    <svg className={styles.sky} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  );
}
