import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import type { MediaFile } from '#shared/entities/media.ts'
import type { PageImage } from '#shared/entities/staff.ts'
import { upload } from '../../data/staff/queries.ts'
import { withLogin } from '../../data/staff/withLogin.ts'
import { prepareImage, UnusableImage } from './prepareImage.ts'

/** `use` gets the uploaded photo, or the photo that was chosen from the existing images. */
export function usePhotoUpload(use: (photo: UploadedPhoto) => void) {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (file: File) => withLogin(() => uploadPhoto(file)),
    onSuccess: use,
  })
  const { isOver, dropProps } = useFileDrop(mutate)
  const problem = error && uploadProblem(error)
  return { upload: mutate, use, photo: data, isPending, problem, reset, isOver, dropProps }
}

export const uploadProblem = (error: unknown): string =>
  error instanceof UnusableImage ? error.message : 'The upload failed. Check the connection and try again.'

function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = (event: { preventDefault: () => void }, files: FileList) => {
    const [file] = files
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget } = event
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        take(event, event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  }
}

export interface UploadedPhoto extends PageImage {
  width: number
  height: number
}

/** `image1` is the narrowest file of at least this width, else the widest. Browsers choose others from `srcset`. */
const mainWidth = 960

/** Uploads a photo in every width. @throws {UnusableImage} */
export async function uploadPhoto(file: File): Promise<UploadedPhoto> {
  const prepared = await prepareImage(file)
  const photo = crypto.randomUUID()
  const stored = await Promise.all(prepared.map(({ blob }) => upload(blob, photo)))
  const uploaded = photoIn(stored)
  if (!uploaded) throw new Error('There was nothing to upload')
  return uploaded
}

export function photoIn(files: readonly MediaFile[]): UploadedPhoto | undefined {
  const sources = files
    .flatMap(({ src, width, height }) => (width && height ? [{ src, width, height }] : []))
    .toSorted((one, other) => one.width - other.width)
  const main = sources.find(({ width }) => width >= mainWidth) ?? sources.at(-1)
  return (
    main && {
      image1: main.src,
      image1Sources: sources.map(({ src, width }) => ({ src, width })),
      width: main.width,
      height: main.height,
    }
  )
}
