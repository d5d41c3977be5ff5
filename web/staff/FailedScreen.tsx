import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportError } from '../data/reportError.ts'
import { Button } from '../ui/Button.tsx'
import { ScreenHead } from './StaffScreen.tsx'
import { paths } from './screens.ts'
import form from './ui/form.module.css'

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
      <div role="alert" className={form.actions}>
        <Button onClick={tryAgain}>Try again</Button>
        <a href={paths.dashboard}>Go to the dashboard</a>
      </div>
    </>
  )
}
