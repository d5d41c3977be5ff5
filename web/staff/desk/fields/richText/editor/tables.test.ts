import { Slice } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  insertTable,
  lineBreakInCell,
  pastedInCell,
  pluginsOf,
  splitJoinedCell,
} from './commands.ts'
import { docOf, htmlOf } from './html.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const head = '<thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>'
const table = (body: string) => `<table>${head}<tbody>${body}</tbody></table>`

/** The text after a command with the caret behind these words. */
function textAfter(command: typeof addRow, html: string, words: string): string | false {
  const doc = docOf(html)
  let caret = 0
  doc.descendants((node, position) => {
    if (node.text?.endsWith(words)) caret = position + words.length
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) })
  let next = state
  const isDone = command(state, (change) => {
    next = state.apply(change)
  })
  return isDone && htmlOf(next.doc)
}

describe('a table in a text [10.12]', () => {
  it('gets a row below the caret, as wide as the others', () => {
    const two = table(row('Monday', '8 to 5') + row('Friday', '8 to 1'))
    expect(textAfter(addRow, two, 'Monday')).toBe(
      table(row('Monday', '8 to 5') + row('', '') + row('Friday', '8 to 1')),
    )
    expect(textAfter(addRow, two, 'Day')).toBe(
      table(row('', '') + row('Monday', '8 to 5') + row('Friday', '8 to 1')),
    )
    expect(textAfter(addRow, `<table>${head}</table>`, 'Hours')).toBe(table(row('', '')))
  })

  it('loses a row, and goes with the last one', () => {
    const two = table(row('Monday', '8 to 5') + row('Friday', '8 to 1'))
    expect(textAfter(deleteRow, two, 'Monday')).toBe(table(row('Friday', '8 to 1')))
    expect(textAfter(deleteRow, table(row('Monday', '8 to 5')), 'Monday')).toBe(`<table>${head}</table>`)
    expect(textAfter(deleteRow, `<p>a</p><table>${head}</table>`, 'Day')).toBe('<p>a</p>')
  })

  it('keeps its cells in their rows and columns when one of them spans two', () => {
    const tall = '<tr><td rowspan="2">Monday</td><td>8 to 5</td></tr>'
    expect(textAfter(addRow, table(tall + row('9 to 5')), '8 to 5')).toBe(
      table('<tr><td rowspan="3">Monday</td><td>8 to 5</td></tr><tr><td></td></tr><tr><td>9 to 5</td></tr>'),
    )
    expect(textAfter(deleteRow, table(tall + row('9 to 5')), '8 to 5')).toBe(table(row('Monday', '9 to 5')))
    const wide = '<tr><td colspan="2">Closed</td></tr>'
    expect(textAfter(deleteColumn, table(wide + row('Friday', '8 to 1')), 'Friday')).toBe(
      `<table><thead><tr><th scope="col">Hours</th></tr></thead><tbody>${row('Closed')}${row('8 to 1')}</tbody></table>`,
    )
    expect(textAfter(splitJoinedCell, table(wide), 'Closed')).toBe(table(row('Closed', '')))
  })

  it('gets a column to the right of the caret, with a head', () => {
    expect(textAfter(addColumn, table(row('Monday', '8 to 5')), 'Monday')).toBe(
      `<table>${head.replace('</th>', '</th><th scope="col"></th>')}<tbody>${row('Monday', '', '8 to 5')}</tbody></table>`,
    )
  })

  it('is made with a head of two columns, and not within another', () => {
    const columns = '<th scope="col"></th>'.repeat(2)
    expect(textAfter(insertTable, '<p>Hours</p><p>Later</p>', 'Hours')).toBe(
      `<p>Hours</p><table><thead><tr>${columns}</tr></thead><tbody>${row('', '')}${row('', '')}</tbody></table><p>Later</p>`,
    )
    expect(textAfter(insertTable, table(row('Monday', '8 to 5')), 'Monday')).toBe(false)
  })

  it.each([
    ['<p>one</p><p>two<br>three</p>', 'one<br>two<br>three'],
    ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'one<br>two<br>three'],
    ['<ol start="4"><li>one</li><li>two</li></ol><h2>three</h2>', '4. one<br>5. two<br>three'],
    ['<p>before</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', 'before<br>a<br>b'],
  ])('takes %s into the cell with the caret', (pasted, lines) => {
    const doc = docOf(table(row('', '8 to 5') + row('Friday', '8 to 1')))
    let cell = 0
    doc.descendants((node, position) => {
      if (cell === 0 && node.type.name === 'tableCell') cell = position + 1
    })
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, cell) })
    const slice = pastedInCell(Slice.maxOpen(docOf(pasted).content), state)
    expect(htmlOf(state.tr.replaceSelection(slice).doc)).toBe(
      table(row(lines, '8 to 5') + row('Friday', '8 to 1')),
    )
  })

  it('has another line in a cell at Enter, and no other cell', () => {
    expect(textAfter(lineBreakInCell, table(row('Monday', '8 to 5')), 'Monday')).toBe(
      table(row('Monday<br>', '8 to 5')),
    )
  })

  it('leaves other texts to the keys as they are', () => {
    for (const command of [addRow, deleteRow, lineBreakInCell])
      expect(textAfter(command, '<p>Monday</p>', 'Monday')).toBe(false)
  })

  it('at the end of a text has room for the caret below, which is not stored', () => {
    const plugins = pluginsOf(() => undefined)
    const state = EditorState.create({ doc: docOf(table(row('a', 'b'))), plugins })
    const { doc } = state.apply(state.tr)
    expect(doc.lastChild?.type.name).toBe('paragraph')
    expect(htmlOf(doc)).toBe(table(row('a', 'b')))
  })
})
