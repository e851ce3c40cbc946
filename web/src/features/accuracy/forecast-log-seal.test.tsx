import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForecastLogFault, ForecastLogSeal } from './forecast-log-seal.tsx';

const root = `8f3a${'0'.repeat(56)}c41d`;
const head = { size: 340, root, run: '2026112006', sealed_at: '2026-11-20T11:42:00Z', forecasts: 214_880 };
const file = '/tiles/forecast-log/log.txt';

test('the head, the number of forecasts, the file and the command with the last run are shown', () => {
  const html = renderToStaticMarkup(<ForecastLogSeal log={{ head, fault: null, file }} site="https://surf.example" />);
  expect(html).toContain('8f3a…c41d');
  expect(html).toContain('214,880');
  expect(html).toContain(`href="${file}"`);
  expect(html).toContain('npm run verify-forecast -- rincon 2026112006 --site https://surf.example');
  expect(renderToStaticMarkup(<ForecastLogFault log={{ head, fault: null, file }} />)).toBe('');
});

test('a log that does not verify is announced, and shows no head', () => {
  const log = { head: null, fault: 'root', file } as const;
  expect(renderToStaticMarkup(<ForecastLogFault log={log} />)).toMatch(/role="alert".*does not verify/);
  expect(renderToStaticMarkup(<ForecastLogSeal log={log} site="https://surf.example" />)).toBe('');
  const unread = renderToStaticMarkup(<ForecastLogFault log={{ ...log, fault: 'unreadable' }} />);
  expect(unread).toContain('cannot be read at the moment');
});
