import type { AuditEntry } from '#shared/entities/auditRecord.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { documentScreens, editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import styles from './AuditPage.module.css'

/** Leads to the document while there is one. */
export function AuditSubject({ entry: { subject, title, isDeleted } }: { entry: AuditEntry }) {
  const name = documentNameOf(subject)
  if (!name) return otherSubject(subject)
  const { singular, title: all, path } = screenOf(name.kind)
  if (name.id === '*') return <Linked kind="" address={path} text={all} />
  if (title === undefined) return `${singular} ${name.id}`
  if (isDeleted) return `${singular} “${title || staffMessages.desk.untitled}”, which is deleted`
  return <Linked kind={singular} address={editorPath(name)} text={title || staffMessages.desk.untitled} />
}

const names: Readonly<Record<string, string>> = staffMessages.audit.subjects

function otherSubject(subject: string): string {
  const slash = subject.indexOf('/')
  const kind = subject.slice(0, slash)
  // The rest of a redirect is its old address.
  return `${names[kind] ?? kind} ${subject.slice(kind === 'redirect' ? slash : slash + 1)}`
}

function Linked({ kind, address, text }: { kind: string; address: string; text: string }) {
  return (
    <>
      {kind && `${kind} `}
      <a href={address} className={styles.link}>
        {text}
      </a>
    </>
  )
}

const kinds = new Set<string>(Object.values(documentScreens).flatMap((screen) => screen.kinds))
const isKind = (name: string): name is DocumentKind => kinds.has(name)

/** Undefined for what is not a document of the desk, such as a call request. */
function documentNameOf(subject: string): { kind: DocumentKind; id: string } | undefined {
  const slash = subject.indexOf('/')
  const kind = subject.slice(0, slash)
  return isKind(kind) ? { kind, id: subject.slice(slash + 1) } : undefined
}
