import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { Tasks } from '#shared/entities/documents.ts'
import { readStaff, retryAfter } from '../../../data/staff/queries.ts'

const tasks = 'GET /api/admin/tasks'
export const tasksKey = [urlOf(tasks)]

/** The navigation and Today share this query, which does not open the login if the session has ended. */
export const useTasks = () =>
  useQuery({
    queryKey: tasksKey,
    queryFn: () => readStaff(tasks),
    staleTime: 0,
    refetchInterval: retryAfter,
  })

/** Counts documents that were never published, and published documents with a draft. */
export const countOfDrafts = (tasks: Tasks | undefined): number =>
  (tasks?.counts ?? [])
    .filter(({ state }) => state === 'draft' || state === 'changed')
    .reduce((sum, { total }) => sum + total, 0)
