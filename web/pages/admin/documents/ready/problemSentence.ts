import type { DocumentKind } from '#shared/entities/documents.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { issueSentence } from '../fields/issueSentence.ts'
import { namedPath } from '../state/fieldPath.ts'

/** Names the field even if the message is a sentence of its own. */
export function problemSentence(kind: DocumentKind, field: string, message: string): string {
  const label = fieldLabel(kind, namedPath(field))
  const sentence = issueSentence(label, message)
  return sentence === message ? `${label}: ${message}` : sentence
}

/** A refusal of the server names the field before its message, if it is about one. */
export function refusalSentence(kind: DocumentKind, refusal: string): string {
  const [, field, message] = refusal.match(/^([\w.]+): (.+)$/s) ?? []
  return field && message ? problemSentence(kind, field, message) : `${refusal}.`
}
