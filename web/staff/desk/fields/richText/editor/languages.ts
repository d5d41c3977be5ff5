import type { Command, EditorState } from 'prosemirror-state'
import { isEnglish, isRightToLeft, languageTag } from '#shared/html/language.ts'
import { languages } from '#shared/region/ours.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const offered = languages

/** Suggestions for another one. */
export const others = 'ar zh fr gu de ht hi fa pl pt ru sw tl uk ur yo'.split(' ')

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
export const languageName = (lang: string): string => names.of(lang) ?? lang

/** The tag of a language that somebody names or types. Undefined if there is no such language. */
export function typedLanguage(typed: string): string | undefined {
  const named = [...offered, ...others].find((lang) => textKey(languageName(lang)) === textKey(typed))
  const tag = named ?? typed.trim()
  return languageTag.test(tag) && names.of(tag) ? tag : undefined
}

/** The language of the selected words or of their paragraph. Undefined for English. */
export function selectedLanguage({ selection: { $from, from, to }, doc, storedMarks }: EditorState) {
  let found: unknown = $from.parent.attrs.lang
  const own = marks.language.isInSet(storedMarks ?? $from.marks())
  if (own) found = own.attrs.lang
  doc.nodesBetween(from, to, (node) => {
    found = marks.language.isInSet(node.marks)?.attrs.lang ?? found
  })
  return typeof found === 'string' ? found : undefined
}

/** Sets the language of the selected words, or of the whole paragraph if none are selected. English removes it. */
export const setLanguage =
  (lang: string): Command =>
  ({ tr, selection: { from, to, empty, $from } }, dispatch) => {
    const attrs = isEnglish(lang)
      ? { lang: null, dir: null }
      : { lang, dir: isRightToLeft(lang) ? 'rtl' : null }
    const isWords = !empty && $from.sameParent(tr.doc.resolve(to)) && to - from < $from.parent.content.size
    tr.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isTextblock) return
      const [start, end] = [position + 1, position + 1 + node.content.size]
      const range = isWords ? ([from, to] as const) : ([start, end] as const)
      tr.removeMark(...range, marks.language)
      if (!isWords && (node.type === nodes.paragraph || node.type === nodes.heading))
        tr.setNodeMarkup(position, null, { ...node.attrs, ...attrs })
      else if (attrs.lang) tr.addMark(...range, marks.language.create(attrs))
    })
    dispatch?.(tr)
    return true
  }
