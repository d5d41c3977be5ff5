import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { ImageHistory, PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { imageOf } from '#shared/rules/images/image.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { staff } from '../../../data/staff.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { useSession } from '../Session.tsx'
import styles from './HistoryDialog.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** The images that a page has shown, newest first, each with a button that restores it. */
export function HistoryDialog({
  page,
  onClose,
  onRestore,
}: {
  page: ServicePage
  onClose: () => void
  onRestore: (image: PageImage) => void
}) {
  const { withLogin } = useSession()
  const history = useQuery({
    queryKey: [urlOf('GET /api/service-pages/{id}/history', { params: { id: page.id } }), page.version],
    queryFn: () => withLogin(() => staff.history(page.id)),
    staleTime: 0,
  })
  return (
    <Dialog title={`History of ${page.title}`} onClose={onClose} shape="drawer">
      {history.isPending && <p role="status">{messages.loading}</p>}
      {history.isError && <p role="alert">{staffMessages.historyFailed}</p>}
      {history.data?.changes.length === 0 && <p>This image has not been changed yet.</p>}
      {history.data && history.data.changes.length > 0 && (
        <ol className={styles.images} role="list">
          {imagesOf(history.data).map(({ image, label, isCurrent }) => (
            <li key={label} className={styles.image}>
              <Thumbnail image={image} alt={image.image1Alt ?? page.title} />
              <div className={styles.text}>
                <p>{label}</p>
                {isCurrent ? (
                  <p className={styles.current}>On the page now</p>
                ) : (
                  <Button kind="quiet" size="small" onClick={() => onRestore(image)}>
                    Restore<span className="visually-hidden"> the image of {label}</span>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

/** The image after each recorded change, and the one before the oldest. */
function imagesOf({ changes }: ImageHistory) {
  const images = changes.map(({ after, by, at }, index) => ({
    image: imageOf(after),
    label: `${dateAndTime.format(new Date(at))}, by ${by}`,
    isCurrent: index === 0,
  }))
  const oldest = changes.at(-1)
  return oldest
    ? [...images, { image: imageOf(oldest.before), label: 'Before these changes', isCurrent: false }]
    : images
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
