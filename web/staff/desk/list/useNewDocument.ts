import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { openScreen } from '../../openScreen.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../ui/toasts.tsx'

const { createFailed, tryAgain } = staffMessages.desk

/** Creates a document, once, and opens its editor. */
export function useNewDocument() {
  // Stops a second click before React has disabled the button, or before the editor's screen has opened.
  const isBegun = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, content }: { kind: DocumentKind; content: DraftContent }) =>
      withLogin(() => desk.create(kind, content)),
    onSuccess: (document) => openScreen(editorPath(document)),
    onError: (error) => {
      isBegun.current = false
      toastFailure(createFailed, tryAgain, error)
    },
  })
  const begin = (kind: DocumentKind, content: DraftContent) => {
    if (isBegun.current) return
    isBegun.current = true
    mutate({ kind, content })
  }
  return { begin, isPending }
}
