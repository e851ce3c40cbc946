import fc from 'fast-check';
import { Fragment, Mark, type Node } from 'prosemirror-model';
import { postSchema } from '../src/schema.ts';

const { nodes, marks } = postSchema;

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .filter((text) => !/\p{Cc}|\p{Cs}/u.test(text));
const href = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  slug.map((one) => `/blog/1/${one}`),
  slug.map((one) => `#${one}`),
);
const someMarks = fc
  .record({ em: fc.boolean(), strong: fc.boolean(), link: fc.option(href, { freq: 3 }), code: fc.boolean() })
  .map(({ em, strong, link, code }) =>
    Mark.setFrom([
      ...(em ? [marks.em.create()] : []),
      ...(strong ? [marks.strong.create()] : []),
      ...(link ? [marks.link.create({ href: link })] : []),
      ...(code ? [marks.code.create()] : []),
    ]),
  );
const inline = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.tuple(line, someMarks).map(([text, set]) => postSchema.text(text, set)) },
      { weight: 1, arbitrary: fc.constant(nodes.hard_break.create()) },
    ),
    { maxLength: 5 },
  )
  // Adjacent texts with the same marks are merged into one.
  .map((parts) =>
    Fragment.fromArray(parts).content.reduce((all, part) => all.append(Fragment.from(part)), Fragment.empty),
  );

const paragraph = inline.map((content) => nodes.paragraph.create(null, content));
const image = fc
  .record({ name: slug, alt: line, caption: fc.oneof(fc.constant(''), line), wide: fc.integer({ min: 1, max: 4000 }) })
  .map(({ name, alt, caption, wide }) =>
    nodes.image.create({ src: `/uploads/${name}.webp`, alt, caption, width: wide, height: wide }),
  );
const leaf: fc.Arbitrary<Node> = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  fc.tuple(fc.integer({ min: 2, max: 4 }), inline).map(([level, content]) => nodes.heading.create({ level }, content)),
  line.map((code) => nodes.code_block.create(null, postSchema.text(`${code}\n  ${code}`))),
  fc.constant(nodes.horizontal_rule.create()),
  image,
  fc
    .record({ id: fc.stringMatching(/^[\w-]{11}$/), title: line })
    .map((film) => nodes.embed.create({ provider: 'youtube', ...film })),
  fc.record({ slug, name: line }).map((place) => nodes.forecast.create(place)),
);

const { block } = fc.letrec<{ block: Node; list: Node; quote: Node; table: Node }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const item = fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => nodes.list_item.create(null, [first, ...rest]));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  const row = (type: 'table_cell' | 'table_header', width: number) =>
    fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: width, maxLength: width }).map((cells) =>
      nodes.table_row.create(
        null,
        cells.map((content) => nodes[type].create(null, content)),
      ),
    );
  return {
    block: fc.oneof({ maxDepth: 3 }, { weight: 5, arbitrary: leaf }, tie('list'), tie('quote'), tie('table')),
    list: fc.oneof(
      items.map((content) => nodes.bullet_list.create(null, content)),
      fc.tuple(fc.nat(40), items).map(([order, content]) => nodes.ordered_list.create({ order }, content)),
    ),
    quote: blocks.map((content) => nodes.blockquote.create(null, content)),
    table: fc
      .integer({ min: 1, max: 3 })
      .chain((width) => fc.tuple(row('table_header', width), fc.array(row('table_cell', width), { maxLength: 2 })))
      .map(([head, rows]) => nodes.table.create(null, [head, ...rows])),
  };
});

/** Generates complete documents with every kind of node, as the editor makes them. */
export const randomDocument: fc.Arbitrary<Node> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content) => nodes.doc.create(null, content));
