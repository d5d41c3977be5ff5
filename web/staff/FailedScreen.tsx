import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportError } from '../data/reportError.ts'
import { ScreenHead } from './StaffScreen.tsx'
import { Failed } from './ui/Loaded.tsx'

/** Replaces a screen that throws. The navigation stays, and typed text is kept in the draft. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => reportError(error), [error])
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      <ScreenHead title="This screen could not be shown" />
      <Failed onTryAgain={tryAgain} />
    </>
  )
}
