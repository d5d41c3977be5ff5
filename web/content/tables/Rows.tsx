import type { ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { ContentError } from '../ContentError.tsx'

/** What draws the entries of a table: all, or those whose ids are given. */
export type TableRows = (props: { items: string[] | undefined }) => ReactNode

/** The state of what was read: on its way, failed, empty, or there. */
export function Rows({
  isPending,
  error,
  found,
  children,
}: {
  isPending: boolean
  error: Error | null
  found: number
  children: ReactNode
}) {
  if (isPending) return <Skeletons count={limits.skeletons.few} />
  if (error) return <ContentError message={error.message} />
  return found > 0 ? children : <p>{messages.content.empty}</p>
}

/** The state of one entry that was read by its own address. */
export function Row({
  isPending,
  error,
  children,
}: {
  isPending: boolean
  error: Error | null
  children: ReactNode
}) {
  if (isPending) return <Skeletons count={1} />
  return error ? <ContentError message={error.message} /> : children
}

/** The entries that are asked for, in the order in which they are asked for; all where none is named. */
export function chosen<Entry extends { id: string }>(
  entries: readonly Entry[] | null | undefined,
  items: string[] | undefined,
): readonly Entry[] {
  if (!items) return entries ?? []
  return items.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
}
