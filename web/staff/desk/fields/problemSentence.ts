import type { DocumentKind } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { fieldLabel } from './fieldLabel.ts'

/** Names the field even if the message is a sentence of its own. */
export function problemSentence(kind: DocumentKind, { path, message }: Issue): string {
  const label = fieldLabel(kind, path)
  const sentence = issueSentence(label, message)
  return sentence === message && path.length > 0 ? `${label}: ${message}` : sentence
}

/** The content checks write whole sentences; the others continue the field's label. */
export const issueSentence = (label: string, message: string): string =>
  /^[A-Z“]/.test(message) ? message : `${label} ${message}.`
