import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastResort } from './last-resort.tsx';

test('if the error page fails, a sentence says so, which assistive technology announces', () => {
  const shown = new LastResort({ children: 'the page' });
  expect(shown.render()).toBe('the page');
  Object.assign(shown, { state: LastResort.getDerivedStateFromError() });
  expect(renderToStaticMarkup(shown.render())).toBe(
    '<p role="alert">An error occurred while showing the error page</p>',
  );
});
