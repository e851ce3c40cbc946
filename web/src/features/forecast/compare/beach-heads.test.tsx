import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { drawInRouter } from '../../../ui/draw-in-router.fixture.tsx';
import { BeachHeads } from './beach-heads.tsx';

const advisory = { code: 'high-surf-warning', level: 'warning', name: 'High Surf Warning', until: '2126-11-21' };
const beaches = [
  { slug: 'warned', name: 'Warned', advisories: [advisory] },
  { slug: 'calm', name: 'Calm' },
] as unknown as readonly ForecastReply[];

test('an advisory below one beach’s name is in the row of the names, and the halves of both head a row of their own', async () => {
  const html = await drawInRouter(
    <table>
      <BeachHeads beaches={beaches} corner="Day" halvesIn="ft" />
    </table>,
  );
  const words = (html.match(/<tr>.*?<\/tr>/g) ?? []).map((row) =>
    row
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s{2,}/),
  );
  expect(words).toEqual([
    ['Day', 'Warned', 'High Surf Warning', 'Calm'],
    ['am', 'pm', 'am', 'pm'],
  ]);
});
