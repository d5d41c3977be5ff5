import { isRecord } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { limits } from '#shared/limits.ts'
import { staffMessages } from '../../staffMessages.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { type FieldPath, valueAt } from '../state/fieldPath.ts'

export interface CheckedField {
  path: FieldPath
  hasSize?: true
}

/** Refuses an address from which the browser loads no image, at its field. Otherwise stores the size of the image beside it. */
export function checkImage(store: DocumentStore, field: CheckedField, src: string): void {
  const issue = { path: [...field.path], message: staffMessages.image.notLoading }
  store.saveAfter(refuseMissing(store, { field, src, issue }), issue)
}

async function refuseMissing(
  store: DocumentStore,
  { field: { path, hasSize }, src, issue }: { field: CheckedField; src: string; issue: Issue },
) {
  const size = await sizeOf(src)
  const { content } = store.getState()
  if (valueAt(content, path) !== src) return
  const part = path.slice(0, -1)
  const values = valueAt(content, part)
  if (!size) {
    store.dispatch({ type: 'saveFailed', state: 'failed', issues: [issue] })
  } else if (hasSize && isRecord(values)) {
    store.dispatch({ type: 'edited', path: part, value: { ...values, ...size } })
  }
}

async function sizeOf(src: string): Promise<{ width: number; height: number } | undefined> {
  if (!imagePath.test(src)) return undefined
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const image = new Image()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  AbortSignal.timeout(limits.readTimeout).onabort = () => resolve(false)
  image.src = src
  return (await promise) ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}
