import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { withLogin } from '../../data/staff/withLogin.ts'
import { UnusableImage } from './prepareImage.ts'
import { type UploadedPhoto, uploadPhoto } from './uploadPhoto.ts'

export function usePhotoUpload(onUploaded: (photo: UploadedPhoto) => void) {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (file: File) => withLogin(() => uploadPhoto(file)),
    onSuccess: onUploaded,
  })
  const { isOver, dropProps } = useFileDrop(mutate)
  const problem = error && problemOf(error)
  return { upload: mutate, photo: data, isPending, problem, reset, isOver, dropProps }
}

const problemOf = (error: Error): string =>
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
