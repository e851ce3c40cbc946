import { classList } from '../class-list.ts';
import styles from './icon.module.css';
import { Icon, type IconProps } from './icon.tsx';

const CLOUD = 'M7 18.5a4 4 0 01-.4-8 5.5 5.5 0 0110.6-1.2A4.6 4.6 0 0117 18.5z';
const HIGH_CLOUD = 'M7 14.5a4 4 0 01-.4-8 5.5 5.5 0 0110.6-1.2A4.6 4.6 0 0117 14.5z';
const SMALL_CLOUD = 'M9 19.5a3.3 3.3 0 01-.3-6.6 4.4 4.4 0 018.4-.9 3.8 3.8 0 01-.1 7.5z';
const SUN =
  'M8 12a4 4 0 108 0a4 4 0 10-8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7';
const MOON = 'M19.5 13.7A7.8 7.8 0 1110.3 4.5a6.2 6.2 0 009.2 9.2z';

/** The icons of the sky names that the forecast uses. */
const SKIES: Readonly<Record<string, string>> = {
  'clear-day': SUN,
  'clear-night': MOON,
  'partly-cloudy-day': `M5.2 12.2A4 4 0 1112 8M8.5 1.8v1.7M2 8.5h1.7M4 4l1.2 1.2M13 4l-1.2 1.2${SMALL_CLOUD}`,
  'partly-cloudy-night': `M5.5 12.5A5 5 0 018.5 3.5a4.2 4.2 0 004.2 4.8${SMALL_CLOUD}`,
  cloudy: CLOUD,
  fog: `M5.5 10.7A4.2 4.2 0 016.8 7a5.5 5.5 0 0110.4-1.2 4.6 4.6 0 011.6 4.9M3.5 14h17M6 17.5h12M9 21h6`,
  'light-rain': `${HIGH_CLOUD}M9 18l-.8 2.2M14.5 18l-.8 2.2`,
  rain: `${HIGH_CLOUD}M8 17.5L6.8 21M12.5 17.5L11.3 21M17 17.5L15.8 21`,
  'heavy-rain': `${HIGH_CLOUD}M7 17l-1.7 5M11 17l-1.7 5M15 17l-1.7 5M19 17l-1.7 5`,
  thunder: `${HIGH_CLOUD}M12.8 12l-3 5h4l-2.3 4.5`,
  snow: `${HIGH_CLOUD}M8 18.2v.1M12 18.2v.1M16 18.2v.1M10 21.3v.1M14 21.3v.1`,
};

export const SKY_NAMES = Object.keys(SKIES);

/** The sky as an icon of the text's height; renders nothing for a sky without an icon. */
export function SkyIcon({ sky, className }: IconProps & { readonly sky: string | null | undefined }) {
  const d = sky ? SKIES[sky] : undefined;
  return d ? <Icon className={classList(styles.sky, className)} d={d} /> : null;
}
