import { useEffect, useState } from 'react'
import { serverNow } from '../../data/serverClock.ts'
import { counted } from './counted.ts'

/** `25 minutes`, `3 hours`, `2 days`. Empty during the first minute. */
export function timeSince(instant: string): string {
  const minutes = Math.floor((serverNow().getTime() - Date.parse(instant)) / 60_000)
  if (minutes < 1) return ''
  if (minutes < 2 * 60) return counted(minutes, 'minute')
  return minutes < 2 * 24 * 60
    ? counted(Math.floor(minutes / 60), 'hour')
    : counted(Math.floor(minutes / 60 / 24), 'day')
}

/** Renders the component again each minute, for the times since something. */
export function useEveryMinute(): void {
  const [, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 60_000)
    return () => clearInterval(timer)
  }, [])
}
