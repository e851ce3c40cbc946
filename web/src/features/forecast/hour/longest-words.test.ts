import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { longestWords } from './longest-words.ts';
import { readHour } from './read-out.ts';

test('every slot of the read-out gets the longest text of all hours, as the read-out writes it', () => {
  const timeline = timelineOf(48);
  const of = { timeline, days: [], tideDays: [], sources: {}, joins: [] };
  const longest = longestWords(of, 48, 'en');
  for (let hour = 0; hour < 48; hour++) {
    const { facts, why } = readHour(of, hour, 'en');
    const written = [...facts.map(({ name, value, note }) => [name, value, note ?? ''].join(' ')), why];
    written.forEach((words, place) => {
      expect(words.length).toBeLessThanOrEqual((longest[place]?.[0] ?? []).join(' ').length);
    });
  }
});
