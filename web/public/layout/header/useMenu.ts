import { useQuery } from '@tanstack/react-query'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { linksOf } from '../pageLinks.ts'
import { linkedFrom, menuTreatments } from '../treatmentLinks.ts'
import { firstStepsIn, menuGroups, pagesBelow } from './menu.ts'

/** What the menus show of the condition pages: nothing while their list loads, and if it is not an array. */
export function useMenu() {
  const { data } = useQuery(queries.servicePages())
  const cached = data && menusOfList.get(data)
  if (cached) return cached
  const menu = menuOf(data)
  if (data) menusOfList.set(data, menu)
  return menu
}

/** Three menus read the same list, and the renderer does so for ten thousand pages. */
const menusOfList = new WeakMap<readonly ServicePage[], ReturnType<typeof menuOf>>()

const menuOf = (list: readonly ServicePage[] | null | undefined) => ({
  ...menuGroups(list),
  firstSteps: [
    ...linksOf('firstSteps').map(({ path, title }) => ({ slug: path.slice(1), title })),
    ...firstStepsIn(list),
    ...linkedFrom('menu', list),
  ],
  totals: {
    whatWeTreat: pagesBelow(list, pages.whatWeTreat.category),
    howWeHelp: pagesBelow(list, pages.howWeHelp.category),
    prescriptionDrugs: pagesBelow(list, menuTreatments.prescriptionDrugs.slug),
    benzodiazepines: pagesBelow(list, menuTreatments.benzodiazepines.slug),
    mentalHealth: pagesBelow(list, menuTreatments.mentalHealth.slug),
  },
})
