import { useMutation } from '@tanstack/react-query'
import { useSession } from '../Session.tsx'
import { staffMessages } from '../staffMessages.ts'
import { UnusableImage } from './prepareImage.ts'
import { type UploadedPhoto, uploadPhoto } from './uploadPhoto.ts'
import { useFileDrop } from './useFileDrop.ts'

/** The upload of a photo that staff choose, drop or paste. */
export function usePhotoUpload(onUploaded?: (photo: UploadedPhoto) => void) {
  const { withLogin } = useSession()
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (file: File) => withLogin(() => uploadPhoto(file)),
    ...(onUploaded && { onSuccess: onUploaded }),
  })
  const { isOver, dropProps } = useFileDrop(mutate)
  const problem = error && problemOf(error)
  return { upload: mutate, photo: data, isPending, problem, reset, isOver, dropProps }
}

const problemOf = (error: Error): string =>
  error instanceof UnusableImage ? error.message : staffMessages.image.uploadFailed
