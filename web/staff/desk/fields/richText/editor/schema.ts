import { type AttributeSpec, type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { isUsableLanguageValue } from '#shared/html/language.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { pendingImage } from './pendingImages.ts'

const imageAttributes: Record<string, AttributeSpec> = {
  src: {},
  alt: { default: null },
  width: { default: null },
  height: { default: null },
}

const languageAttributes: Record<string, AttributeSpec> = { lang: { default: null }, dir: { default: null } }

/** The elements that staff can write. Stored texts with other elements are read-only in the editor. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: languageAttributes,
      parseDOM: [{ tag: 'p', getAttrs: languageOf }],
      toDOM: ({ attrs }) => ['p', attrs, 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { validate: 'number' }, ...languageAttributes },
      defining: true,
      parseDOM: [
        { tag: 'h2', getAttrs: (heading) => ({ level: 2, ...languageOf(heading) }) },
        { tag: 'h3', getAttrs: (heading) => ({ level: 3, ...languageOf(heading) }) },
      ],
      toDOM: ({ attrs: { level, ...attrs } }) => [`h${level}`, attrs, 0],
    },
    bulletList: element('ul', { group: 'block', content: 'listItem+' }),
    orderedList: {
      group: 'block',
      content: 'listItem+',
      attrs: { start: { default: null }, type: { default: null } },
      parseDOM: [{ tag: 'ol', getAttrs: countOf }],
      toDOM: ({ attrs }) => ['ol', attrs, 0],
    },
    listItem: element('li', { content: 'paragraph block*', defining: true }),
    blockquote: element('blockquote', { group: 'block', content: 'block+', defining: true }),
    image: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: imageAttributes,
      parseDOM: [{ tag: 'img[src]', getAttrs: imageOf }],
      toDOM: ({ attrs }): DOMOutputSpec => ['img', attrs],
    },
    // Staff type the caption below the image. An image without a caption is part of a paragraph.
    figure: {
      group: 'block',
      content: 'captionedImage figcaption',
      isolating: true,
      parseDOM: [{ tag: 'figure', getAttrs: (figure) => (isCaptioned(figure) ? null : false) }],
      toDOM: () => ['figure', 0],
    },
    captionedImage: {
      // ProseMirror requires a default. A parsed figure always has an image.
      attrs: { ...imageAttributes, src: { default: '' } },
      parseDOM: [{ tag: 'img[src]', context: 'figure/', priority: 60, getAttrs: imageOf }],
      toDOM: ({ attrs }): DOMOutputSpec => ['img', attrs],
    },
    figcaption: {
      content: 'inline*',
      parseDOM: [{ tag: 'figcaption', context: 'figure/' }],
      toDOM: () => ['figcaption', 0],
    },
    // `prosemirror-tables` needs a table of rows only, so the caption is a node of its own and a row may be a head row.
    // In the stored HTML, the caption is inside the table and the head rows are in a `thead`.
    caption: element('table-caption', { group: 'block', content: 'inline*' }),
    table: {
      group: 'block',
      content: 'tableRow+',
      isolating: true,
      tableRole: 'table',
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    tableRow: {
      content: '(tableCell | headerCell)+',
      tableRole: 'row',
      attrs: { isHead: { default: false } },
      parseDOM: [{ tag: 'tr', getAttrs: (row) => ({ isHead: row.matches('thead > *, [data-head]') }) }],
      toDOM: ({ attrs }) => ['tr', attrs.isHead ? { 'data-head': '' } : {}, 0],
    },
    tableCell: cellOf('td', {}),
    // `htmlOf` sets the scope of a cell that was added in the editor: `col` in head rows, else `row`.
    headerCell: cellOf('th', { scope: { default: 'auto' } }),
    fact: {
      group: 'inline',
      inline: true,
      attrs: { marker: {} },
      leafText: ({ attrs }) => String(attrs.marker),
      parseDOM: [{ tag: 'data[value]', getAttrs: (fact) => ({ marker: fact.getAttribute('value') }) }],
      toDOM: ({ attrs }) => ['data', { value: attrs.marker }, String(attrs.marker)],
    },
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
  // Marks nest in this order. A link is outermost.
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
    language: {
      attrs: languageAttributes,
      parseDOM: [{ tag: 'span[lang], span[dir]', getAttrs: languageOf }],
      toDOM: ({ attrs }): DOMOutputSpec => ['span', attrs, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b' },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
      ],
      toDOM: () => ['em', 0],
    },
    sub: { parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0], excludes: 'sub sup' },
    sup: { parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0], excludes: 'sub sup' },
  },
})

function element(tag: string, spec: NodeSpec): NodeSpec {
  return { ...spec, parseDOM: [{ tag }], toDOM: () => [tag, 0] }
}

function cellOf(tag: 'td' | 'th', own: Record<string, AttributeSpec>): NodeSpec {
  return {
    content: 'inline*',
    isolating: true,
    tableRole: tag === 'td' ? 'cell' : 'header_cell',
    attrs: { ...own, colspan: { default: 1 }, rowspan: { default: 1 } },
    parseDOM: [
      {
        tag,
        getAttrs: (cell) => ({
          ...attributesOf(cell, Object.keys(own)),
          colspan: Number(cell.getAttribute('colspan') ?? 1) || 1,
          rowspan: Number(cell.getAttribute('rowspan') ?? 1) || 1,
        }),
      },
    ],
    toDOM: ({ attrs: { scope, colspan, rowspan } }) => [
      tag,
      {
        ...(scope === 'auto' ? { 'data-scope': scope } : { scope }),
        ...(colspan > 1 && { colspan }),
        ...(rowspan > 1 && { rowspan }),
      },
      0,
    ],
  }
}

function languageOf(element: Element): Attrs {
  const given = Object.entries(attributesOf(element, ['lang', 'dir']))
  return Object.fromEntries(
    given.map(([name, value]) => [name, value !== null && isUsableLanguageValue(name, value) ? value : null]),
  )
}

function imageOf(image: Element): Attrs | false {
  const src = image.getAttribute('src') ?? ''
  return imagePath.test(src) || pendingImage.test(src)
    ? attributesOf(image, Object.keys(imageAttributes))
    : false
}

function isCaptioned(figure: Element): boolean {
  const images = figure.querySelectorAll('img')
  const [image] = images
  return (
    images.length === 1 &&
    image !== undefined &&
    imageOf(image) !== false &&
    !!figure.querySelector('figcaption')
  )
}

/** The start and the type of a list, or null for the defaults. */
function countOf(list: Element): Attrs {
  const { start, type } = attributesOf(list, ['start', 'type'])
  return {
    start: start && /^-?\d{1,6}$/.test(start) && Number(start) !== 1 ? start : null,
    type: type && /^[aAiI]$/.test(type) ? type : null,
  }
}

const attributesOf = (element: Element, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))
