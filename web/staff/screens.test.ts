import { expect, it } from 'vitest'
import { isOrdered } from '#shared/kinds/kinds.ts'
import { type DocumentScreen, documentScreens } from './screens.ts'

const screens: readonly (readonly [string, DocumentScreen])[] = Object.entries(documentScreens)

it.each(screens)('the screen %s has an order if its documents have one', (_, { hasOrder = false, kinds }) =>
  expect(hasOrder).toBe(isOrdered(kinds[0])),
)
