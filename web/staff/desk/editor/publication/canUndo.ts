import { whyNot } from '#shared/documents/offers.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { serverNow } from '../../../../data/serverClock.ts'

/** Where two people publish, the version before may lack the approval that bringing it back needs. */
export const canUndo = (document: DeskDocument, by: string, isTwoPeople: boolean): boolean =>
  !whyNot(document, 'undo', {
    ...{ by, now: serverNow().toISOString(), approval: isTwoPeople ? 'lacking' : 'notNeeded' },
  })
