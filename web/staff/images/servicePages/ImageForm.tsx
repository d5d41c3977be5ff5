import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { fetchImage } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, refusalOf, write } from '../../../data/write.ts'
import { imageOf } from '../../../ui/image.ts'
import { throughDoor } from '../../desk/door/throughDoor.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import { useReplace } from '../../useStaffQuery.ts'
import { PhotoButton } from '../PhotoChoice.tsx'
import { UnusableImage } from '../prepareImage.ts'
import { Thumbnail } from '../Thumbnail.tsx'
import { uploadPhoto, usePhotoUpload } from '../usePhotoUpload.ts'
import styles from './ImageForm.module.css'

export function ImageForm({ page }: { page: ServicePage }) {
  const [address, setAddress] = useKeptText(`image of ${page.id}`)
  const [alt, setAlt] = useKeptText(`description of ${page.id}`)
  /** Phones show the field once the member types an address, or has chosen a photo. */
  const [isTyping, setIsTyping] = useState(false)
  const replacePage = useReplace<ServicePage>('GET /api/admin/service-pages')
  const upload = usePhotoUpload(({ image1 }) => {
    setAddress(image1)
    save.reset()
  })

  // The callbacks are here instead of in `mutate`, because they must also run after the row was filtered out.
  const save = useMutation({
    mutationFn: ({ image, from }: ImageUpdate) =>
      withLogin(async () => {
        const copy = isOnThisSite(image) ? {} : await uploadPhoto(await fetchImage(image.image1))
        const body = { ...imageOf({ ...image, ...copy }), version: from.version }
        return throughDoor((confirmed) =>
          write('PATCH /api/service-pages/{id}', { params: { id: page.id }, body: { ...body, confirmed } }),
        )
      }),
    onSuccess: (saved, { from }) => {
      replacePage(saved)
      setAddress('')
      setAlt('')
      toastSuccess('Image updated', 'The service page image has been updated successfully.', () =>
        save.mutate({ image: imageOf(from), from: saved }),
      )
    },
    onError: (error) => {
      const theirs = currentOf<ServicePage>(error)
      if (theirs) replacePage(theirs)
      toastFailure('Error updating image', 'Failed to update the image. Please try again.')
    },
  })

  const isBusy = save.isPending || upload.isPending
  const pending = pendingImage({ address, alt }, page, upload.photo)
  const problem = upload.problem ?? (save.error && problemOf(save.error))
  function typeAddress(typed: string) {
    setAddress(typed)
    upload.reset()
    save.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending && !isBusy) save.mutate({ image: pending, from: page })
  }
  return (
    <form
      className={upload.isOver ? `${form.actions} ${form.over}` : form.actions}
      data-open={isTyping || address !== ''}
      onSubmit={submit}
      {...upload.dropProps}
    >
      <input
        type="text"
        value={address}
        onChange={({ target }) => typeAddress(target.value)}
        placeholder="/media/…"
        aria-label={`New image address for ${page.title}`}
        className={styles.address}
        spellCheck={false}
        autoComplete="off"
        maxLength={2_000}
      />
      <PhotoButton disabled={isBusy} onChoose={upload.upload}>
        Upload<span className="visually-hidden"> a photo for {page.title}</span>
      </PhotoButton>
      <span className={styles.opener}>
        <SmallButton onClick={() => setIsTyping(true)}>
          Type an address<span className="visually-hidden"> for {page.title}</span>
        </SmallButton>
      </span>
      <span className={styles.update}>
        <SmallButton kind="main" type="submit" disabled={!pending || isBusy}>
          Update Image<span className="visually-hidden"> of {page.title}</span>
        </SmallButton>
      </span>
      {pending && (
        <>
          <TextField
            label={staffMessages.media.describeField('the title is used')}
            maxLength={300}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          {isOnThisSite(pending) ? (
            <Thumbnail image={pending} alt={`New image for ${page.title}, not saved yet`} />
          ) : (
            <p className={styles.note}>
              This image is on another website. Update Image copies it to this site, so that the other website
              does not learn who reads this page.
            </p>
          )}
        </>
      )}
      <p role="status" className={problem ? `${styles.note} ${form.problem}` : styles.note}>
        {(upload.isPending && staffMessages.uploading) || (save.isPending && 'Saving…') || problem}
      </p>
    </form>
  )
}

/** An image to save, and the page as staff saw it. The page's version detects changes by others. */
interface ImageUpdate {
  image: PageImage
  from: ServicePage
}

/** The new image. Undefined if the address is empty or unchanged. (Specification, Validation rules.) */
function pendingImage(
  { address, alt }: { address: string; alt: string },
  page: ServicePage,
  photo: PageImage | undefined,
): PageImage | undefined {
  const image1 = address.trim()
  if (image1 === '' || image1 === page.image1) return undefined
  return { ...(photo?.image1 === image1 ? photo : { image1 }), image1Alt: alt.trim() }
}

/** False for an image of another website, which is copied to this site before it is saved. */
const isOnThisSite = ({ image1 }: PageImage): boolean => imagePath.test(image1)

function problemOf(error: Error): string | undefined {
  if (error instanceof UnusableImage) return error.message
  if (currentOf(error))
    return 'Somebody else has changed this image, and the page shows theirs. Press Update Image again to show yours.'
  const [issue] = issuesOf(error)
  if (issue?.path[0] === 'address')
    return `The image cannot be copied, since this address ${issue.message}. Please save the image on this device and upload it.`
  return issue?.path[0] === 'image1' ? staffMessages.imageNotLoading : refusalOf(error)
}
