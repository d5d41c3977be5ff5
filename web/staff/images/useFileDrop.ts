import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Takes a file that is dropped or pasted on an element. */
export function useFileDrop(onFile: (file: File) => void) {
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
