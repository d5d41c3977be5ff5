import { useQuery } from '@tanstack/react-query'
import type { ImageHistory, PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { staff } from '../../../data/staff.ts'
import { Dialog } from '../Dialog.tsx'
import { useSession } from '../Session.tsx'
import styles from './HistoryDialog.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { imageOf } from './useImageUpdate.ts'

/** What became of a page's picture, newest first; any earlier one can be restored. */
export function HistoryDialog({
  page,
  onClose,
  onRestore,
}: {
  page: ServicePage
  onClose: () => void
  onRestore: (picture: PageImage) => void
}) {
  const { withLogin } = useSession()
  const history = useQuery({
    queryKey: [`/api/service-pages/${page.id}/history`, page.version],
    queryFn: () => withLogin(() => staff.history(page.id)),
    staleTime: 0,
  })
  return (
    <Dialog title={`History of ${page.title}`} onClose={onClose} drawer>
      {history.isPending && <p role="status">{messages.loading}</p>}
      {history.isError && <p role="alert">The history could not be read. Please close this and try again.</p>}
      {history.data?.changes.length === 0 && <p>This picture has not been changed yet.</p>}
      {history.data && history.data.changes.length > 0 && (
        <ol className={styles.states} role="list">
          {statesOf(history.data).map(({ picture, words, isNow }) => (
            <li key={words} className={styles.state}>
              <Thumbnail picture={picture} alt={picture.image1Alt ?? page.title} />
              <div className={styles.words}>
                <p>{words}</p>
                {isNow ? (
                  <p className={styles.now}>On the page now</p>
                ) : (
                  <button type="button" className={styles.restore} onClick={() => onRestore(picture)}>
                    Restore<span className="visually-hidden"> the picture of {words}</span>
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

/** Every picture that the page has shown, as far as is remembered: each change's, and the one before the oldest. */
function statesOf({ changes }: ImageHistory) {
  const states = changes.map(({ after, by, at }, index) => ({
    picture: imageOf(after),
    words: `${moment.format(new Date(at))}, by ${by}`,
    isNow: index === 0,
  }))
  const oldest = changes.at(-1)
  return oldest
    ? [...states, { picture: imageOf(oldest.before), words: 'Before that', isNow: false }]
    : states
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
