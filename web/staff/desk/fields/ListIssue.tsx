import type { Issue } from '#shared/entities/problem.ts'
import { type FieldPath, pathName } from '../state/fieldPath.ts'
import styles from './Field.module.css'
import { issueSentence } from './issueSentence.ts'

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
  return issue && <p className={styles.error}>{issueSentence(label, issue.message)}</p>
}
