import { oneRowPerDocument } from './0001-one-row-per-document.ts'
import { linksBesideContent } from './0002-links-beside-content.ts'
import { noticesAndTheClinician } from './0003-notices-and-the-clinician.ts'
import type { Conversion } from './conversion.ts'

/** In order. A conversion stays in the list for as long as a table of the format before it may be deployed. */
export const conversions: readonly Conversion[] = [
  oneRowPerDocument,
  linksBesideContent,
  noticesAndTheClinician,
]
