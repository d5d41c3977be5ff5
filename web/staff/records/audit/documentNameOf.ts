import type { DocumentKind } from '#shared/entities/documents.ts'
import { documentScreens } from '../../desk/documentScreens.ts'

const kinds = new Set<string>(Object.values(documentScreens).flatMap((screen) => screen.kinds))
const isKind = (name: string): name is DocumentKind => kinds.has(name)

/** Undefined for what is not a document of the desk, such as a call request. */
export function documentNameOf(subject: string): { kind: DocumentKind; id: string } | undefined {
  const slash = subject.indexOf('/')
  const kind = subject.slice(0, slash)
  return isKind(kind) ? { kind, id: subject.slice(slash + 1) } : undefined
}
