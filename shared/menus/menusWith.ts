import type { ServicePage } from '../entities/treatmentPage.ts'
import { firstStepsIn, menuGroups, menuTitles } from './menu.ts'
import { howWeHelpLinks, linkedFrom, menuTreatments, resourceTreatments } from './treatmentLinks.ts'

/** The names of the menus and lists that lose a treatment page once it is not published. Fixed links stay. */
export function menusWith(id: string, list: readonly ServicePage[]): string[] {
  const { addiction, prescriptionDrugs, benzodiazepines, mentalHealth, howWeHelp } = menuGroups(list)
  const pages: Readonly<Record<string, readonly { id: string }[]>> = {
    [`Menu ${menuTitles.addiction}`]: [addiction, prescriptionDrugs, benzodiazepines].flat(),
    [`Menu ${menuTitles.mentalHealth}`]: mentalHealth,
    [`Menu ${menuTitles.howWeHelp}`]: [howWeHelp, firstStepsIn(list), linkedFrom('menu', list)].flat(),
    'Footer, More help': linkedFrom('footer', list),
  }
  return Object.keys(pages).filter((name) => pages[name]?.some((page) => page.id === id))
}

/** Whether the header or the grid of resources links the page even while it is not published. */
export const isFixed = (id: string): boolean =>
  [howWeHelpLinks, Object.values(menuTreatments), resourceTreatments].flat().some((page) => page.id === id)
