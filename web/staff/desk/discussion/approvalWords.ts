import type { Discussion } from '#shared/entities/discussion.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'

/** A list such as `ruth (Tue, Nov 24, 2:05 PM) and Ana Reyes, LPC (by link, Tue, Nov 24, 3:10 PM)`. */
export const approvedBy = ({ approvals }: Pick<Discussion, 'approvals'>): string =>
  approvals
    .map(({ by, at, linkOf }) => `${by} (${linkOf === undefined ? '' : 'by link, '}${weekdayAndTime(at)})`)
    .join(' and ')
