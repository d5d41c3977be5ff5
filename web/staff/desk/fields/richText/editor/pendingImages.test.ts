import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { docOf, htmlOf } from './html.ts'
import { pastedHtml } from './pastedHtml.ts'
import { pendingIn, uploadPending } from './pendingImages.ts'

const dot = 'data:image/png;base64,iVBORw0KGgo='
const photo = { image1: '/media/a.webp', image1Sources: [], width: 960, height: 640 }
const origin = 'https://clinic.example'
const file = (name: string) => new File([name], name, { type: 'image/png' })

let addresses = 0
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${++addresses}`, revokeObjectURL: () => {} }),
  )
})

function pasted(html: string, files: File[] = []) {
  const { html: clean, leftOut } = pastedHtml(html, origin, files)
  const view = new EditorView(null, { state: EditorState.create({ doc: docOf(clean) }) })
  return { view, leftOut, stored: () => htmlOf(view.state.doc) }
}

describe('the images of a paste [10.8]', () => {
  it.each<[string, string, File[], number, string[] | undefined]>([
    ['in the text', `<p>A</p><img src="${dot}" alt="A dot">`, [], 1, undefined],
    [
      'beside the text, one for each',
      '<p>A</p><img src="file:///a.png"><img src="file:///b.png">',
      [file('a'), file('b')],
      2,
      undefined,
    ],
    [
      'beside the text, of another number',
      '<p>A</p><img src="file:///a.png"><img src="file:///b.png">',
      [file('a')],
      0,
      undefined,
    ],
    [
      'of other websites',
      '<p>A</p><img src="https://a.example/x.png"><img src="//b.example/y.png">',
      [],
      0,
      ['a.example', 'b.example'],
    ],
    ['of no photo', '<p>A</p><img src="data:text/html;base64,QQ==">', [], 0, undefined],
  ])('%s', (_, html, files, pending, hosts) => {
    const { view, leftOut, stored } = pasted(html, files)
    expect(pendingIn(view.state.doc)).toHaveLength(pending)
    expect(leftOut.hosts).toEqual(hosts)
    // What is not uploaded is not stored.
    expect(stored()).toBe('<p>A</p>')
  })

  it('are stored where they stand once they are uploaded, also after further typing', async () => {
    const { view, stored } = pasted(`<p>A</p><img src="${dot}" alt="A dot"><p>B</p>`)
    const uploaded = Promise.withResolvers<typeof photo>()
    const done = uploadPending(view, () => uploaded.promise)
    view.dispatch(view.state.tr.insertText('Before. ', 1))
    uploaded.resolve(photo)
    expect(await done).toEqual([])
    const image = '<img src="/media/a.webp" alt="A dot" width="960" height="640">'
    expect(stored()).toBe(`<p>Before. A</p><p>${image}</p><p>B</p>`)
    expect(await uploadPending(view, () => Promise.reject(new Error('twice')))).toEqual([])
  })

  it('leave the text if they cannot be uploaded, and their captions stay', async () => {
    const { view, stored } = pasted(
      `<p>A</p><figure><img src="${dot}"><figcaption>A dot.</figcaption></figure>`,
    )
    expect(stored()).toBe('<p>A</p><p>A dot.</p>')
    const refused = new Error('refused')
    expect(await uploadPending(view, () => Promise.reject(refused))).toEqual([refused])
    expect(pendingIn(view.state.doc)).toEqual([])
    expect(view.state.doc.textContent).toBe('AA dot.')
    expect(stored()).toBe('<p>A</p><p>A dot.</p>')
  })
})
