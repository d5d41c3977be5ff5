import { type FieldPath, valueAt } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { readableValue } from '../../fields/readableValue.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'

export function targetOf(content: unknown, path: FieldPath): PreviewTarget {
  const value = valueAt(content, path)
  if (typeof value !== 'string' || value === '') return { texts: [] }
  if (/^\/(art|media)\//.test(value)) return { texts: [], image: value }
  return { texts: readableValue(value).split('\n').map(normalized).filter(Boolean) }
}

/** The field that has the words or the image: the shortest text of all that contain them. */
export function pathOfTarget(content: unknown, { texts, image }: PreviewTarget): FieldPath | undefined {
  const leaves = leavesOf(content, [])
  if (image) return leaves.find(({ value }) => value === image)?.path
  const [words] = texts
  if (!words) return undefined
  return leaves
    .map(({ path, value }) => ({ path, text: normalized(readableValue(value)) }))
    .filter(({ text }) => text.includes(words))
    .toSorted((one, other) => one.text.length - other.text.length)[0]?.path
}

/** The names of sections and elements are texts that no visitor sees. */
const unseen = ['name', 'slug', 'seo']

function leavesOf(value: unknown, path: FieldPath): { path: FieldPath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => !unseen.includes(name))
    .flatMap(([name, entry]) => leavesOf(entry, [...path, name]))
}

export interface EditorMessage {
  draft: PreviewDraft
  path: string
  target: PreviewTarget
}

export type FrameMessage = { type: 'ready' } | { type: 'chosen'; target: PreviewTarget }

export interface PreviewTarget {
  /** One for each paragraph, heading or list entry. */
  texts: readonly string[]
  image?: string
}

/** Both sides compare words in this form, since spaces in HTML vary. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim()
