import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../test-support/attacks.ts';
import { dangersIn } from '../test-support/dangers-in.ts';
import { randomDocument } from '../test-support/random-documents.ts';
import { checkDocument, DocumentError, type PostDocument } from './check-document.ts';
import { htmlOf } from './html-of.ts';
import { documentOfMarkdown } from './markdown.ts';
import { sanitizeHtml } from './sanitize.ts';

const doc = (...content: unknown[]): PostDocument => ({ type: 'doc', content });
const para = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const [em, strong] = [{ type: 'em' }, { type: 'strong' }];

describe('the HTML of a text', () => {
  test('joins adjacent texts with the same mark in one element', () => {
    const html = htmlOf(doc(para(text('a', em), text('b', em, strong), text('c', strong))));
    expect(html).toBe('<p><em>a<strong>b</strong></em><strong>c</strong></p>');
  });

  test('has a picture with its sources, size, alternative text and caption', () => {
    const image = {
      type: 'image',
      attrs: { src: '/uploads/a.webp', alt: 'A "wall"', caption: 'March', width: 8, height: 4 },
    };
    const html = htmlOf(doc(image), {
      sourcesOf: () => [
        { type: 'image/avif', srcset: '/uploads/a-480.avif 480w, /uploads/a-960.avif 960w', sizes: '66ch' },
      ],
    });
    expect(html).toBe(
      '<figure><picture><source type="image/avif" srcset="/uploads/a-480.avif 480w, /uploads/a-960.avif 960w" sizes="66ch" />' +
        '<img src="/uploads/a.webp" alt="A &quot;wall&quot;" width="8" height="4" loading="lazy" decoding="async" /></picture>' +
        '<figcaption>March</figcaption></figure>',
    );
  });

  test('plays a video in a sandboxed frame; in feeds it is a link, and every URL is absolute', () => {
    const film = documentOfMarkdown(
      '[The film](https://youtu.be/abcdefghijk)\n\n[Pipeline](/forecast/pipeline)\n\n![A](/a.webp)',
    );
    expect(htmlOf(film)).toContain(
      'src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The film" sandbox="',
    );
    expect(htmlOf(film, { origin: 'https://surf.example' })).toBe(
      '<p><a rel="noopener" href="https://www.youtube.com/watch?v=abcdefghijk">The film</a></p>' +
        '<p class="live-forecast"><a data-forecast="pipeline" href="https://surf.example/forecast/pipeline">Pipeline</a></p>' +
        '<figure><img src="https://surf.example/a.webp" alt="A" loading="lazy" decoding="async" /></figure>',
    );
  });

  test('keeps all text of any document, contains nothing executable, and is not changed by sanitizing again', () => {
    fc.assert(
      fc.property(randomDocument, (document) => {
        const html = htmlOf(checkDocument(document.toJSON()));
        expect(dangersIn(html)).toEqual([]);
        expect(sanitizeHtml(html)).toBe(html);
        const said = html
          .replace(/<[^>]*>/g, '')
          .replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[String(name)] ?? '');
        document.descendants((node) => {
          if (node.isText) expect(said).toContain(node.text);
        });
      }),
      { seed: 19, numRuns: 200 },
    );
  });
});

describe('an attack', () => {
  test('has several hundred samples', () => {
    expect(ATTACKS.length).toBeGreaterThan(350);
  });

  test('as HTML is sanitized to nothing executable, idempotently', () => {
    for (const attack of ATTACKS) {
      const html = sanitizeHtml(attack);
      expect(dangersIn(html), attack).toEqual([]);
      expect(sanitizeHtml(html), attack).toBe(html);
    }
  });

  test('in any field of a document stays text or is refused', () => {
    for (const attack of ATTACKS)
      for (const document of [
        doc(para(text(attack))),
        doc({ type: 'code_block', content: [{ type: 'text', text: attack }] }),
        doc(para(text('a', { type: 'link', attrs: { href: attack } }))),
        doc({ type: 'image', attrs: { src: attack } }),
        doc({ type: 'image', attrs: { src: '/a.webp', alt: attack.slice(0, 300), caption: attack.slice(0, 300) } }),
        doc({ type: 'embed', attrs: { provider: 'youtube', id: attack } }),
        doc({ type: 'embed', attrs: { provider: 'youtube', id: 'abcdefghijk', title: attack.slice(0, 200) } }),
        doc({ type: 'forecast', attrs: { slug: attack, name: 'a' } }),
        doc({ type: 'forecast', attrs: { slug: 'pipeline', name: attack.slice(0, 120) } }),
        doc({ type: attack }),
        doc({ type: 'heading', attrs: { level: attack } }),
      ])
        expect(dangersOf(document), attack).toEqual([]);
  });

  test('as Markdown stays text or is refused', () => {
    for (const attack of ATTACKS)
      for (const markdown of [attack, `[a](<${attack}>)`, `![a](<${attack}>)`, `| a |\n|---|\n| ${attack} |`])
        expect(
          dangersOf(() => documentOfMarkdown(markdown)),
          attack,
        ).toEqual([]);
  });
});

test('each of 10,000 mutated documents is refused or gives HTML without anything executable', () => {
  const chance = fc.sample(fc.integer({ min: 0, max: 0x7fffffff }), { seed: 19, numRuns: 60_000 });
  let drawn = 0;
  const draw = (count: number) => (chance[drawn++ % chance.length] ?? 0) % count;
  const originals = fc.sample(randomDocument, { seed: 20, numRuns: 500 }).map((document) => document.toJSON());
  const values: unknown[] = [
    null,
    -1,
    1e99,
    [],
    {},
    true,
    '',
    '__proto__',
    'javascript:alert(1)',
    '<script>',
    '/a.webp',
  ];
  let accepted = 0;

  for (let count = 0; count < 10_000; count += 1) {
    const document = structuredClone(originals[count % originals.length]);
    const places: { holder: Record<string, unknown>; key: string }[] = [];
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const holder = value as Record<string, unknown>;
      for (const key of Object.keys(holder)) {
        places.push({ holder, key });
        visit(holder[key]);
      }
    };
    visit(document);
    for (let mutation = 0; mutation <= draw(3); mutation += 1) {
      const place = places[draw(places.length)];
      const other = places[draw(places.length)];
      if (!place || !other) continue;
      const { holder, key } = place;
      const kind = draw(6);
      if (kind === 0) delete holder[key];
      else if (kind === 1) holder[key] = values[draw(values.length)];
      else if (kind === 2) holder[key] = ATTACKS[draw(ATTACKS.length)];
      else if (kind === 3) holder[key] = structuredClone(other.holder[other.key]);
      else if (kind === 4) holder[ATTACKS[draw(ATTACKS.length)] ?? ''] = holder[key];
      else if (typeof holder[key] === 'string') holder[key] += ATTACKS[draw(ATTACKS.length)] ?? '';
    }
    const found = dangersOf(document);
    if (found.length > 0) expect({ document, found }).toBeUndefined();
    accepted += isAccepted(document) ? 1 : 0;
  }
  // The random documents must include both accepted and rejected ones.
  expect(accepted).toBeGreaterThan(500);
  expect(accepted).toBeLessThan(9500);
});

function isAccepted(document: unknown): boolean {
  try {
    return Boolean(checkDocument(document));
  } catch {
    return false;
  }
}

/** Lists what is dangerous in a document's HTML; empty for a document that is rejected with a DocumentError. */
function dangersOf(document: unknown): string[] {
  try {
    const html = htmlOf(checkDocument(typeof document === 'function' ? document() : document));
    return [...dangersIn(html), ...(sanitizeHtml(html) === html ? [] : ['changed by sanitising'])];
  } catch (error) {
    return error instanceof DocumentError ? [] : [String(error)];
  }
}
