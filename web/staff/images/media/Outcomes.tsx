import { editorPath } from '../../desk/documentScreens.ts'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import type { ChangedUse, Outcome } from './changeEverywhere.ts'

export const Outcomes = ({ uses }: { uses: readonly ChangedUse[] }) => (
  <ul className={form.stack}>
    {uses.map(({ kind, id, title, outcome }) => (
      <li key={`${kind}/${id}`}>
        <a href={editorPath({ kind, id })}>{title || staffMessages.desk.untitled}</a>: {sentenceOf(outcome)}
      </li>
    ))}
  </ul>
)

function sentenceOf(outcome: Outcome): string {
  return typeof outcome === 'string' ? staffMessages.media.outcomes[outcome] : outcome.refused
}
