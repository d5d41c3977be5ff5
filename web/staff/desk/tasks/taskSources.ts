import type { DocumentTask } from '#shared/documentTasks.ts'
import { desk } from '../../../data/staff/desk.ts'
import { staff } from '../../../data/staff/queries.ts'
import { lacksText } from '../../images/media/lacksText.ts'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { type DocumentScreen, documentScreens } from '../documentScreens.ts'

const texts = staffMessages.tasks

export type TaskPart = keyof typeof texts.parts

export interface Task {
  path: string
  sentence: string
}

/** Each loads by itself, in the order in which the dashboard shows them. */
export const taskSources: Readonly<Record<TaskPart, () => Promise<Task[]>>> = {
  rendering: async () => {
    const { failed, problems } = await desk.rendering()
    if (!failed && !problems) return []
    const sentence = failed ? texts.rendering : texts.notRendered(problems?.pages.length ?? 0)
    return [{ path: staffScreens.activity.path, sentence }]
  },
  inForce: () => documentsWith('inForce'),
  drafts: async () => {
    const lists = await Promise.all([desk.list({ status: 'draft' }), desk.list({ status: 'changed' })])
    const count = lists.reduce((sum, { total }) => sum + total, 0)
    return count === 0 ? [] : [{ path: staffScreens.readyToPublish.path, sentence: texts.drafts(count) }]
  },
  scheduled: () => documentsWith('scheduled'),
  review: () => documentsWith('review'),
  brokenLinks: () => documentsWith('brokenLinks'),
  images: async () => {
    const { images } = await staff.media()
    const count = images.filter(lacksText).length
    return count === 0
      ? []
      : [{ path: `${staffScreens.images.path}#withoutText`, sentence: texts.images(count) }]
  },
  sample: () => documentsWith('sample'),
}

/** One task for each list of documents that has any. */
async function documentsWith(status: DocumentTask | 'scheduled'): Promise<Task[]> {
  const { totals } = await desk.list({ status })
  const screens: readonly DocumentScreen[] = Object.values(documentScreens)
  return screens.flatMap(({ path, title, kinds, only }) => {
    const count = totals.reduce((sum, { kind, total }) => (kinds.includes(kind) ? sum + total : sum), 0)
    if (count === 0) return []
    return only === undefined
      ? [{ path: `${path}?status=${status}`, sentence: texts.documents[status](title, count) }]
      : [{ path, sentence: texts.only[status](title) }]
  })
}
