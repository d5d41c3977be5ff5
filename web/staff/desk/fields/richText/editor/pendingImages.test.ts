import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { docOf, htmlOf } from './html.ts'
import { pastedHtml } from './pastedHtml.ts'
import { fileIn, pendingIn, uploadPending } from './pendingImages.ts'

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
    [
      'beside the text, also of a hidden one',
      '<p>A</p><p style="display:none"><img src="file:///h.png"></p><img src="file:///a.png">',
      [file('hidden'), file('a')],
      1,
      undefined,
    ],
    [
      'beside the text, without the hidden one',
      '<p>A</p><p style="display:none"><img src="file:///h.png"></p><img src="file:///a.png">',
      [file('a')],
      1,
      undefined,
    ],
    [
      'of websites with other names in their addresses',
      '<p>A</p><img src="https://u:p@evil.example/a"><img src=" //clinic.example@EVIL.example:8080/b">',
      [],
      0,
      ['evil.example', 'evil.example:8080'],
    ],
    [
      'in links and marks, also of spaces',
      `<p><a href="https://a.example">A</a></p><p><strong><a href="https://b.example"><em><img src="${dot}"></em> </a></strong></p>`,
      [],
      1,
      undefined,
    ],
    ['of no photo', '<p>A</p><img src="data:text/html;base64,QQ==">', [], 0, undefined],
  ])('%s', (_, html, files, pending, hosts) => {
    const { view, leftOut, stored } = pasted(html, files)
    expect(pendingIn(view.state.doc)).toHaveLength(pending)
    expect(leftOut.hosts).toEqual(hosts)
    // What is not uploaded is not stored.
    expect(stored().replace(/<\/?a[^>]*>/g, (tag) => (tag.includes('b.example') ? tag : ''))).toBe('<p>A</p>')
  })

  it('are stored where they stand once they are uploaded, also after further typing', async () => {
    const { view, stored } = pasted(`<p>A</p><img src="${dot}" alt="A dot"><p>B</p>`)
    const uploaded = Promise.withResolvers<typeof photo>()
    const done = uploadPending(view, () => uploaded.promise)
    view.dispatch(view.state.tr.insertText('Before. ', 1))
    uploaded.resolve(photo)
    expect(await done).toEqual({ uploaded: 1, problems: [] })
    const image = '<img src="/media/a.webp" alt="A dot" width="960" height="640">'
    expect(stored()).toBe(`<p>Before. A</p><p>${image}</p><p>B</p>`)
    const again = await uploadPending(view, () => Promise.reject(new Error('twice')))
    expect(again).toEqual({ uploaded: 0, problems: [] })
  })

  it('leave the text if they cannot be uploaded, and their captions stay', async () => {
    const { view, stored } = pasted(
      `<p>A</p><figure><img src="${dot}"><figcaption>A dot.</figcaption></figure>`,
    )
    expect(stored()).toBe('<p>A</p><p>A dot.</p>')
    const refused = new Error('refused')
    const done = await uploadPending(view, () => Promise.reject(refused))
    expect(done).toEqual({ uploaded: 0, problems: [refused] })
    expect(pendingIn(view.state.doc)).toEqual([])
    expect(view.state.doc.textContent).toBe('AA dot.')
    expect(stored()).toBe('<p>A</p><p>A dot.</p>')
  })

  it('are uploaded three at a time', async () => {
    const { view, stored } = pasted(`<p>A</p>${`<p><img src="${dot}"></p>`.repeat(20)}`)
    const underWay: number[] = []
    let now = 0
    const done = await uploadPending(view, async () => {
      underWay.push(++now)
      await Promise.resolve()
      now -= 1
      return photo
    })
    expect(done).toEqual({ uploaded: 20, problems: [] })
    expect(Math.max(...underWay)).toBe(3)
    expect(stored().match(/<img/g)).toHaveLength(20)
  })

  it.each([
    ['uploaded', () => Promise.resolve(photo)],
    ['refused', () => Promise.reject(new Error('refused'))],
  ])('do not count if they are deleted before they are %s', async (_, upload) => {
    const { view } = pasted(`<p>A</p><p><img src="${dot}"></p>`)
    const done = uploadPending(view, upload)
    view.dispatch(view.state.tr.delete(0, view.state.doc.content.size))
    expect(await done).toEqual({ uploaded: 0, problems: [] })
  })

  it('that are larger than an upload are not decoded', () => {
    const decode = vi.spyOn(globalThis, 'atob')
    const of = (bytes: number) => fileIn(`data:image/png;base64,${'A'.repeat((bytes / 3) * 4)}`)?.size
    expect(of(3000)).toBe(3000)
    decode.mockClear()
    expect(of(42_000_000)).toBe(undefined)
    expect(decode).not.toHaveBeenCalled()
    decode.mockRestore()
  })
})
