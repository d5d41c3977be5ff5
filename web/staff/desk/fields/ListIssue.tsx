import type { Issue } from '#shared/entities/problem.ts'
import form from '../../ui/form.module.css'
import { type FieldPath, pathName } from '../state/fieldPath.ts'
import { issueSentence } from './problemSentence.ts'

/** What is wrong with a list as a whole, such as too many entries. */
export function ListIssue({
  label,
  path,
  issues,
}: {
  label: string
  path: FieldPath
  issues: readonly Issue[]
}) {
  const issue = issues.find((candidate) => pathName(candidate.path) === pathName(path))
  return issue && <p className={form.problem}>{issueSentence(label, issue.message)}</p>
}
