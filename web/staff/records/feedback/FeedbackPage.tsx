import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { PageFeedbackCount } from '#shared/entities/pageFeedback.ts'
import { messages } from '#shared/messages.ts'
import { staff } from '../../../data/staff/queries.ts'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import styles from './FeedbackPage.module.css'

/** What visitors said of each page. Nobody can tell who said what. */
export function FeedbackPage() {
  return (
    <StaffScreen
      title={staffScreens.feedback.title}
      intro="How often visitors answered “Was this page helpful?” with yes or no. The pages with the most noes come first."
    >
      <Counts />
    </StaffScreen>
  )
}

function Counts() {
  const { withLogin } = useSession()
  const counts = useQuery({
    queryKey: [urlOf('GET /api/admin/page-feedback')],
    queryFn: () => withLogin(staff.pageFeedback),
    staleTime: 0,
  })
  if (counts.isPending) return <p role="status">{messages.loading}</p>
  if (counts.isError) {
    return <NotLoaded message={staffMessages.feedbackFailed} onRetry={counts.refetch} />
  }
  if (counts.data.length === 0) return <p>No visitor has answered yet.</p>
  return <CountTable counts={counts.data} />
}

function CountTable({ counts }: { counts: readonly PageFeedbackCount[] }) {
  const sorted = counts.toSorted((one, other) => other.no - one.no || other.yes - one.yes)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Yes</th>
          <th scope="col">No</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ page, yes, no }) => (
          <tr key={page}>
            <th scope="row">
              <a href={page}>{page}</a>
            </th>
            <td>{yes}</td>
            <td>{no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
