import type { Publications } from '#shared/entities/documents.ts'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import { editorPath } from '../documentScreens.ts'
import { problemSentence } from '../fields/problemSentence.ts'

const { ready: says, untitled } = staffMessages.desk

export type Refusal = Publications['refused'][number] & { title: string | undefined }

/** What was not published, each with the reason. */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  return (
    <div role="alert" className={`${form.notice} ${form.warning}`}>
      <p>{says.refused}</p>
      <ul>
        {refused.map(({ kind, id, title, message, issues: [issue] }) => (
          <li key={`${kind}/${id}`}>
            <a href={editorPath({ kind, id })}>{title || untitled}</a>:{' '}
            {issue ? problemSentence(kind, issue) : `${message}.`}
          </li>
        ))}
      </ul>
    </div>
  )
}
