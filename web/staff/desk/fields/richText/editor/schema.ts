import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'

/** What staff can write. Stored texts may have more: those are read-only in the editor. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: element('p', { group: 'block', content: 'inline*' }),
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
    bulletList: element('ul', { group: 'block', content: 'listItem+' }),
    orderedList: element('ol', { group: 'block', content: 'listItem+' }),
    listItem: element('li', { content: 'paragraph block*', defining: true }),
    blockquote: element('blockquote', { group: 'block', content: 'block+', defining: true }),
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
    table: element('table', {
      group: 'block',
      content: 'caption? (tableHead tableBody? | tableBody)',
      isolating: true,
    }),
    caption: element('caption', { content: 'inline*', isolating: true }),
    tableHead: element('thead', { content: 'tableRow+' }),
    tableBody: element('tbody', { content: 'tableRow+' }),
    tableRow: element('tr', { content: '(tableCell | headerCell)+' }),
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

function element(tag: string, spec: NodeSpec): NodeSpec {
  return { ...spec, parseDOM: [{ tag }], toDOM: () => [tag, 0] }
}

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
