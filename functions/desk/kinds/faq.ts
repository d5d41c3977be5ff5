import { apiLimits } from '#shared/apiLimits.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { id as idSchema } from '#shared/entities/text.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import type { DraftFields } from '#shared/kinds/kinds.ts'
import { getMany } from '../../store/getMany.ts'
import { idOf } from '../../store/storedItems.ts'
import { check, storedItem } from '../../store/write.ts'
import type { Complete } from './completion.ts'

/** An FAQ may be shown on treatment pages, which have to be published. */
export const completedFaq: Complete<'faq'> = async ({ store, content }) => {
  const { answer = '' } = content
  const named = namedPages(content)
  const ids = [...new Set(named.map(({ page }) => page))].filter((page) => idSchema.safeParse(page).success)
  const stored = await getMany(
    store,
    ids.map((page) => keys.document('treatment', page)),
  )
  const published = new Set(stored.map(idOf))
  const isTooLong = answer.length > apiLimits.answer
  return {
    content,
    writes: [...published].map((page) => check(keys.document('treatment', page), storedItem)),
    issues: [
      ...named.flatMap(({ page, path }, index): Issue[] => {
        if (!published.has(page)) return [{ path, message: validationMessages.published }]
        const isTwice = named.findIndex((other) => other.page === page) < index
        return isTwice ? [{ path, message: validationMessages.samePage }] : []
      }),
      ...(isTooLong ? [{ path: ['answer'], message: validationMessages.maxLength(apiLimits.answer) }] : []),
    ],
  }
}

/** The treatment pages of an FAQ, each with the path of the field that names the page. */
function namedPages({
  servicePageId,
  alsoOn = [],
}: DraftFields<'faq'>): { page: string; path: Issue['path'] }[] {
  return [
    ...(servicePageId === undefined ? [] : [{ page: servicePageId, path: ['servicePageId'] }]),
    ...alsoOn.map(({ servicePageId: page = '' }, index) => ({
      page,
      path: ['alsoOn', index, 'servicePageId'],
    })),
  ]
}
