import { Slice } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { parseHtml } from '#shared/checks/parseHtml.ts'
import {
  deletedFigure,
  heading,
  leaveCaption,
  pastedInCell,
  pluginsOf,
  selectedImage,
  withImage,
} from './commands.ts'
import { docText } from './findingMarks.ts'
import { docOf, htmlOf, isEditable } from './html.ts'

const image = { src: '/media/a.webp', alt: 'A river', width: '960', height: '640' }
const img = '<img src="/media/a.webp" alt="A river" width="960" height="640">'
const figure = `<figure>${img}<figcaption>At <a href="/offices">our office</a>.</figcaption></figure>`
const text = `<p>Before</p>${figure}<p>After</p>`

function stateOf(html: string, { at, on }: { at?: string; on?: string }): EditorState {
  const doc = docOf(html)
  let state = EditorState.create({ doc, plugins: pluginsOf(() => undefined) })
  doc.descendants((node, position) => {
    const found =
      at !== undefined && node.text?.includes(at)
        ? TextSelection.create(doc, position + node.text.indexOf(at) + at.length)
        : node.type.name === on && NodeSelection.create(doc, position)
    if (found) state = state.apply(state.tr.setSelection(found))
  })
  return state
}
const after = (state: EditorState, command: Command) => {
  let next = state
  const isDone = command(state, (change) => {
    next = state.apply(change)
  })
  return isDone && htmlOf(next.doc)
}

it('an image with a caption is stored as it was, and counts as the content checks count it [10.14]', () => {
  expect(isEditable(text)).toBe(true)
  expect(htmlOf(docOf(text))).toBe(text)
  expect(docText(docOf(text)).text).toBe(parseHtml(text).text)
})

it('a caption is added to an image in a paragraph, which ends before it [10.14]', () => {
  const state = stateOf(`<p>Before${img}After</p>`, { on: 'image' })
  expect(selectedImage(state)?.node.attrs).toEqual(image)
  const changed = state.apply(withImage(state, { ...image, caption: 'The river' }))
  expect(htmlOf(changed.doc)).toBe(
    `<p>Before</p><figure>${img}<figcaption>The river</figcaption></figure><p>After</p>`,
  )
})

it.each([
  ['the caret in its caption', { at: 'At ' }],
  ['the image selected', { on: 'captionedImage' }],
  ['all of it selected', { on: 'figure' }],
])('an image with a caption is changed and keeps the links of the caption, with %s [10.14]', (_, place) => {
  const state = stateOf(text, place)
  const caption = selectedImage(state)?.figure?.node.lastChild?.textContent ?? ''
  expect(caption).toBe('At our office.')
  const other = withImage(state, { ...image, src: '/media/b.webp', caption })
  expect(htmlOf(state.apply(other).doc)).toBe(text.replace('a.webp', 'b.webp'))
  const none = withImage(state, { ...image, caption: '' })
  expect(htmlOf(state.apply(none).doc)).toBe(`<p>Before</p><p>${img}</p><p>After</p>`)
})

it('a caption that is emptied leaves the image in a paragraph [10.14]', () => {
  const empty = `<p>Before</p><figure>${img}<figcaption></figcaption></figure>`
  expect(htmlOf(docOf(empty))).toBe(`<p>Before</p><p>${img}</p>`)
})

it('Enter leads from the caption to a paragraph below, and a heading takes no image away [10.14]', () => {
  const state = stateOf(text, { at: 'office' })
  let next = state
  leaveCaption(state, (change) => {
    next = state.apply(change)
  })
  expect(htmlOf(next.apply(next.tr.insertText('New')).doc)).toBe(
    text.replace('</figure>', '</figure><p>New</p>'),
  )
  expect(after(state, heading(2))).toBe(false)
})

it('Backspace on an image takes its caption with it [10.14]', () => {
  expect(after(stateOf(text, { on: 'captionedImage' }), deletedFigure)).toBe('<p>Before</p><p>After</p>')
})

it('an image with a caption that is pasted into a cell is an image and a line there', () => {
  const cell = (inner: string) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`
  const state = stateOf(cell('Cell'), { at: 'Cell' })
  const pasted = pastedInCell(new Slice(docOf(figure).content, 0, 0), state)
  expect(htmlOf(state.apply(state.tr.replaceSelection(pasted)).doc)).toBe(
    cell(`Cell${img}<br>At <a href="/offices">our office</a>.`),
  )
})

it.each([
  ['two images', `<figure>${img}${img}<figcaption>Both</figcaption></figure>`],
  [
    'an image of another website',
    '<figure><img src="https://example.org/a.png"><figcaption>A</figcaption></figure>',
  ],
])('a figure of %s is not opened, or loses only what visitors never saw', (_, html) => {
  expect(htmlOf(docOf(html))).not.toContain('<figure>')
})
