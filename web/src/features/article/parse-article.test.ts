import { expect, test } from 'vitest';
import { parseArticle } from './parse-article.ts';

const SOURCE = `# The {product} page
Since today

Read it
slowly.

## First {#first}

Words and [a link](/terms#use).

- one
- two

## Second {#second-part}

| What | How long |
|---|---|
| this | a day |
`;

test('a text becomes title, note, lead and sections of paragraphs, lists and tables', () => {
  expect(parseArticle(SOURCE, 'Waves', 'en')).toEqual({
    title: 'The Waves page',
    note: 'Since today',
    lead: 'Read it slowly.',
    sections: [
      {
        id: 'first',
        heading: 'First',
        blocks: [
          { kind: 'text', text: 'Words and [a link](/terms#use).' },
          { kind: 'list', items: ['one', 'two'] },
        ],
      },
      {
        id: 'second-part',
        heading: 'Second',
        blocks: [{ kind: 'table', head: ['What', 'How long'], rows: [['this', 'a day']] }],
      },
    ],
  });
});

test('an invalid text is refused: no title, a section without an id, text outside any section', () => {
  for (const wrong of ['Words.', '# Title\n\nLead.\n\n## Section', '# Title\n\nLead.\n\nMore.'])
    expect(() => parseArticle(wrong, 'Waves', 'en')).toThrow();
});
