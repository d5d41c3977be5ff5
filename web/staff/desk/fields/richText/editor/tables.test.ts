import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { addRow, deleteRow, lineBreakInCell, pluginsOf } from './commands.ts'
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

describe('a table in a text', () => {
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
