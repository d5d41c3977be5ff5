import { useCallback } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { altBeside } from '../../images/mediaWords.ts'
import { textOf, withParent, withTitle } from '../kinds/changedContent.ts'
import type { FieldRow } from '../kinds/fieldTypes.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { pathName } from '../state/fieldPath.ts'

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
          if (pathName(row.path) === 'image1')
            return edit(
              [],
              // The control gives an address, an uploaded image, or nothing.
              withMainImage(content, value as PageImage | string | undefined),
            )
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

/** The main image has its description beside it and, if it was uploaded, its other widths. */
function withMainImage(content: DraftContent, image: PageImage | string | undefined): DraftContent {
  const { image1: before, image1Alt, image1Sources: _, ...others } = content
  if (image === undefined) return others
  const { image1, image1Sources, ...own } = typeof image === 'string' ? { image1: image } : image
  const alt = altBeside(own, { src: textOf(before), alt: textOf(image1Alt) })
  return { ...others, image1, ...(image1Sources && { image1Sources }), ...(alt && { image1Alt: alt }) }
}
