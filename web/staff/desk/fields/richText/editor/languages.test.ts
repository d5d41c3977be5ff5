import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { docOf, htmlOf, isEditable } from './html.ts'
import { selectedLanguage, setLanguage, typedLanguage } from './languages.ts'
import { pastedHtml } from './pastedHtml.ts'

const stored = (html: string) => htmlOf(docOf(pastedHtml(html, 'https://clinic.example').html))

describe('the language of a passage', () => {
  it.each([
    '<p lang="es">Estamos aquí.</p>',
    '<h2 lang="ko">도움</h2>',
    '<p lang="fa" dir="rtl">ما اینجا هستیم.</p>',
    '<p>We say <span lang="es">hola <strong>a todos</strong></span>.</p>',
    '<ul><li><span lang="vi">Xin chào</span></li><li>Hello</li></ul>',
    '<blockquote><p lang="es">Hola</p></blockquote>',
    '<table><tbody><tr><td><span lang="es">Hola</span></td><td>Hello</td></tr></tbody></table>',
    '<p lang="es">Hola <span lang="en-US">and hello</span></p>',
  ])('stays through the editor: %s', (html) => {
    expect(isEditable(html)).toBe(true)
    expect(htmlOf(docOf(html))).toBe(html)
  })

  it.each([
    ['<div lang="es"><p>Hola</p><p lang="en">Hello</p></div>', '<p lang="es">Hola</p><p>Hello</p>'],
    ['<blockquote lang="es"><p>Hola</p></blockquote>', '<blockquote><p lang="es">Hola</p></blockquote>'],
    ['<ul lang="es"><li>Hola</li></ul>', '<ul><li><span lang="es">Hola</span></li></ul>'],
    ['<p>A <em lang="la">ad hoc</em> plan</p>', '<p>A <span lang="la"><em>ad hoc</em></span> plan</p>'],
    [
      '<p class=MsoNormal><span lang=ES style="mso-ansi-language:ES">Hola</span></p>',
      '<p><span lang="es">Hola</span></p>',
    ],
    ['<p class=MsoNormal><span lang=EN-US>Hello</span></p>', '<p>Hello</p>'],
    ['<p dir="ltr">Hello</p>', '<p>Hello</p>'],
    ['<p dir="rtl" lang="ar">مرحبا</p>', '<p lang="ar" dir="rtl">مرحبا</p>'],
    ['<p lang="x y">Hello</p>', '<p>Hello</p>'],
    ['<b style="font-weight:normal" lang="es"><p>Hola</p></b>', '<p lang="es">Hola</p>'],
  ])('is kept at a paste of %s', (html, text) => {
    expect(stored(html)).toBe(text)
    expect(isEditable(text)).toBe(true)
  })

  it('is that of a list that was stored with it, which the editor opens [10.30]', () => {
    expect(isEditable('<ul lang="es"><li>Hola</li></ul>')).toBe(true)
    expect(isEditable('<table lang="es"><tbody><tr><td>Hola</td></tr></tbody></table>')).toBe(true)
  })
})

describe('staff say in which language', () => {
  const changed = (html: string, range: [number, number], lang: string) => {
    const doc = docOf(html)
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, ...range) })
    let next = state
    setLanguage(lang)(state, (change) => {
      next = state.apply(change)
    })
    return { html: htmlOf(next.doc), lang: selectedLanguage(next) }
  }

  it.each([
    ['words are', '<p>We say hola.</p>', [8, 12], 'es', '<p>We say <span lang="es">hola</span>.</p>'],
    ['a paragraph is', '<p>Hola.</p><p>Hello</p>', [3, 3], 'es', '<p lang="es">Hola.</p><p>Hello</p>'],
    [
      'two paragraphs are',
      '<p>Hola.</p><p>Adiós</p>',
      [2, 10],
      'es',
      '<p lang="es">Hola.</p><p lang="es">Adiós</p>',
    ],
    ['a language from right to left is', '<p>سلام</p>', [1, 1], 'fa', '<p lang="fa" dir="rtl">سلام</p>'],
  ] as const)('%s', (_, html, [from, to], lang, text) => {
    expect(changed(html, [from, to], lang)).toEqual({ html: text, lang })
    expect(changed(text, [from, to], 'en').html).toBe(html)
  })

  it.each([
    ['Persian', 'fa'],
    ['arabic', 'ar'],
    ['zh-Hans', 'zh-Hans'],
    ['Klingonese', undefined],
    ['', undefined],
    ['e', undefined],
  ])('by the name or the code %s', (typed, lang) => expect(typedLanguage(typed)).toBe(lang))
})
