import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, refusalOf } from '../../../data/write.ts'
import { imageOf } from '../../../ui/image.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useReplaceServicePage } from '../../useStaffQuery.ts'
import { UnusableImage } from '../prepareImage.ts'
import { uploadPhoto, usePhotoUpload } from '../usePhotoUpload.ts'

/** An image to save, and the page as staff saw it: its version detects changes by others. */
interface ImageUpdate {
  image: PageImage
  from: ServicePage
}

export interface Conflict {
  theirs: ServicePage
  mine: PageImage
}

const { notLoading } = staffMessages.image

export function useImageUpdate(page: ServicePage) {
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [conflict, setConflict] = useState<Conflict>()
  const replacePage = useReplaceServicePage()
  const upload = usePhotoUpload(({ image1 }) => {
    setAddress(image1)
    save.reset()
  })

  // The callbacks stand here and not in `mutate`, because they must also run once the row is filtered out.
  const save = useMutation({
    mutationFn: async ({ image, from }: ImageUpdate) => {
      const own = isOnThisSite(image)
        ? image
        : { ...image, ...(await withLogin(async () => uploadPhoto(await staff.fetchImage(image.image1)))) }
      try {
        const change = { ...imageOf(own), version: from.version }
        return await withLogin(() => staff.changeImage(page.id, change))
      } catch (error) {
        const theirs = currentOf<ServicePage>(error)
        if (theirs) setConflict({ theirs, mine: imageOf(own) })
        throw error
      }
    },
    onSuccess: (saved, { from }) => {
      replacePage(saved)
      setAddress('')
      setAlt('')
      setConflict(undefined)
      toastSuccess('Image updated', 'The service page image has been updated successfully.', () =>
        save.mutate({ image: imageOf(from), from: saved }),
      )
    },
    onError: () => toastFailure('Error updating image', 'Failed to update the image. Please try again.'),
  })

  return {
    address,
    typeAddress: (typed: string) => {
      setAddress(typed)
      upload.reset()
      save.reset()
    },
    alt,
    setAlt,
    pending: pendingImage({ address, alt }, page, upload.photo),
    upload,
    isSaving: save.isPending,
    problem: upload.problem ?? (save.error && problemOf(save.error)),
    save: (image: PageImage, from = page) => save.mutate({ image, from }),
    conflict,
    acceptTheirs: (theirs: ServicePage) => {
      replacePage(theirs)
      setConflict(undefined)
    },
  }
}

/** Only a new, non-empty address is saved. (Validation rules.) */
function pendingImage(
  { address, alt }: { address: string; alt: string },
  page: ServicePage,
  photo: PageImage | undefined,
): PageImage | undefined {
  const image1 = address.trim()
  if (image1 === '' || image1 === page.image1) return undefined
  return { ...(photo?.image1 === image1 ? photo : { image1 }), image1Alt: alt.trim() }
}

/** An image of another website is copied to this site before it is saved. */
export const isOnThisSite = ({ image1 }: PageImage): boolean => imagePath.test(image1)

/** What the toast does not say. */
function problemOf(error: Error): string | undefined {
  if (error instanceof UnusableImage) return error.message
  const [issue] = issuesOf(error)
  if (issue?.path[0] === 'address')
    return `The image cannot be copied, since this address ${issue.message}. Please save the image on this device and upload it.`
  return issue?.path[0] === 'image1' ? notLoading : refusalOf(error)
}
