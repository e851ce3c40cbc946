import type { CurrentWeatherReply } from '@groundswell/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './current-items.module.css';
import { CurrentItems } from './current-items.tsx';

test('the wind’s note breaks only after commas: direction, relation and gusts stay whole', () => {
  const wind = { wind_spd: '13 mph', wind_dir: 'W', wind_rel: 'cross-onshore', wind_gust: '18 mph' };
  const html = renderToStaticMarkup(<CurrentItems current={wind as CurrentWeatherReply} today={undefined} />);
  const whole = (text: string) => `<span class="${styles.whole}">${text}</span>`;
  expect(html).toContain(['from W', 'cross-onshore', 'gusts 18 mph'].map(whole).join(', '));
});
