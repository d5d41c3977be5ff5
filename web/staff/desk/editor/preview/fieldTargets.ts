import { type FieldPath, valueAt } from '#shared/documents/fieldPath.ts'
import { textLeaves } from '#shared/documents/textLeaves.ts'
import { readableValue } from '../../fields/readableValue.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'
import { normalized, type PreviewTarget } from './targetAt.ts'

export function targetOf(content: unknown, path: FieldPath): PreviewTarget {
  const value = valueAt(content, path)
  if (typeof value !== 'string' || value === '') return { texts: [] }
  if (/^\/(art|media)\//.test(value)) return { texts: [], image: value }
  return { texts: readableValue(value).split('\n').map(normalized).filter(Boolean) }
}

/** The field with the image, or the shortest field that contains the words. */
export function pathOfTarget(content: unknown, { texts, image }: PreviewTarget): FieldPath | undefined {
  const leaves = textLeaves(content)
  if (image) return leaves.find(({ value }) => value === image)?.path
  const [words] = texts
  if (!words) return undefined
  return leaves
    .map(({ path, value }) => ({ path, text: normalized(readableValue(value)) }))
    .filter(({ text }) => text.includes(words))
    .toSorted((one, other) => one.text.length - other.text.length)[0]?.path
}

export interface EditorMessage {
  draft: PreviewDraft
  path: string
  target: PreviewTarget
}

export type FrameMessage = { type: 'ready' } | { type: 'chosen'; target: PreviewTarget }
