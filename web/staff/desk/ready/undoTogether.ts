import type { DeskDocument, Publications } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { issuesOf, refusalOf } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import { undoPublication } from '../door/undoPublication.ts'

/** Takes down what visitors did not see before, and brings back the other versions. Returns what it could not undo. */
export async function undoTogether(
  added: readonly DeskDocument[],
  changed: readonly DeskDocument[],
): Promise<Publications['refused']> {
  const refused: Publications['refused'] = []
  if (added.length > 0) {
    const documents = added.map(({ kind, id, published }) => ({ kind, id, version: published?.version ?? 0 }))
    const result = await withLogin(() => desk.publishTogether({ documents, takeDown: true }))
    refused.push(...result.refused)
  }
  // One after the other, since each can open a dialog.
  for (const document of changed)
    await withLogin(() => undoPublication(document)).catch((error) => {
      const { kind, id } = document
      const message = refusalOf(error) ?? staffMessages.desk.notUndone
      refused.push({ kind, id, message, issues: [...issuesOf(error)] })
    })
  return refused
}
