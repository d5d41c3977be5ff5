import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'

/** What staff can write. Stored texts may have more: those are read-only in the editor. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { validate: 'number' } },
      defining: true,
      parseDOM: [
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    image: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) =>
            imagePath.test(image.getAttribute('src') ?? '')
              ? attributesOf(image, ['src', 'alt', 'width', 'height'])
              : false,
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['img', attrs],
    },
    table: {
      group: 'block',
      content: 'caption? (tableHead tableBody? | tableBody)',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', 0],
    },
    caption: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'caption' }],
      toDOM: () => ['caption', 0],
    },
    tableHead: { content: 'tableRow+', parseDOM: [{ tag: 'thead' }], toDOM: () => ['thead', 0] },
    tableBody: { content: 'tableRow+', parseDOM: [{ tag: 'tbody' }], toDOM: () => ['tbody', 0] },
    tableRow: {
      content: '(tableCell | headerCell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: cellOf('td', ['colspan', 'rowspan']),
    headerCell: cellOf('th', ['scope', 'colspan', 'rowspan']),
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  // The order in which marks nest: a link is outermost.
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = linkAddress(link.getAttribute('href') ?? undefined)
            return href === undefined ? false : { href, title: link.getAttribute('title') }
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', attrs, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})

function cellOf(tag: 'td' | 'th', names: readonly string[]): NodeSpec {
  return {
    content: 'inline*',
    isolating: true,
    attrs: Object.fromEntries(names.map((name) => [name, { default: null }])),
    parseDOM: [{ tag, getAttrs: (cell) => attributesOf(cell, names) }],
    toDOM: ({ attrs }) => [tag, attrs, 0],
  }
}

const attributesOf = (element: Element, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))
