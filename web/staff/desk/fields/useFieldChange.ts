import { useCallback } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { pathName } from '../state/fieldPath.ts'
import { textOf, withMainImage, withParent, withTitle } from './changedContent.ts'
import type { FieldRow } from './fieldTypes.ts'

/** Puts a control's value into the document, with the other fields that follow from it. */
export function useFieldChange(store: DocumentStore): (row: FieldRow, value: unknown) => void {
  return useCallback(
    (row, value) => {
      const { content, document } = store.getState()
      const edit = (path: FieldRow['path'], changed: unknown) =>
        store.dispatch({ type: 'edited', path, value: changed, ...typed(value) })
      switch (row.control === 'line' ? pathName(row.path) : row.control) {
        case 'title': {
          const isPublished = document.published !== null
          const changed = withTitle({ kind: document.kind, content, isPublished }, textOf(value))
          return changed.slug === content.slug ? edit(row.path, value) : edit([], changed)
        }
        case 'parentPage':
          // The control offers pages and categories only.
          return edit([], withParent(content, value as ServicePage))
        case 'image':
          if (pathName(row.path) === 'image1') return edit([], withMainImage(content, imageIn(value)))
          return edit(row.path, isRecord(value) ? value.image1 : value)
        default:
          return edit(row.path, value)
      }
    },
    [store],
  )
}

/** Choices and images are undo steps of their own. */
export const typed = (value: unknown) => (typeof value === 'string' ? { typedAt: Date.now() } : {})

const imageIn = (value: unknown) => value as Parameters<typeof withMainImage>[1]
