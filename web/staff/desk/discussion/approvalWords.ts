import type { Discussion } from '#shared/entities/discussion.ts'
import type { Told } from '#shared/entities/documents.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'

/** A list such as `ruth (Tue, Nov 24, 2:05 PM) and Ana Reyes, LPC (by link, Tue, Nov 24, 3:10 PM)`. */
export const approvedBy = ({ approvals }: Pick<Discussion, 'approvals'>): string =>
  approvals
    .map(
      ({ by, at, linkOf, ofClinician }) =>
        `${by} (${ofClinician ? 'clinician, ' : ''}${linkOf === undefined ? '' : 'by link, '}${weekdayAndTime(at)})`,
    )
    .join(' and ')

/** Who approved by a link of the reader, or what a colleague did with the reader's words, or while the reader was writing. */
export const toldSentence = ({ by, action, at }: Told, title: string): string =>
  action === 'approve'
    ? `${by}, has approved “${title}” (${weekdayAndTime(at)})`
    : `${by} ${toldActions[action] ?? 'changed'} “${title}”, with your words or while you were writing (${weekdayAndTime(at)})`

const toldActions: Readonly<Record<string, string>> = {
  publish: 'has published',
  restore: 'has published an earlier version of',
  putBack: 'has put back',
  image: 'has published a new image of',
  unpublish: 'has taken off the website',
  withdraw: 'has withdrawn the consent for',
  delete: 'has deleted',
}
