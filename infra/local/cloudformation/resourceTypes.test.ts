import { expect, it } from 'vitest'
import { stages } from '../../testing/stages.ts'
import { synthesized } from '../../testing/synthesized.ts'
import { resourceTypes } from './resourceTypes.ts'

it('every resource type of a stage with all settings is known', () => {
  const { Resources } = synthesized(stages.dev)
  const types = new Set(Object.values(Resources).map(({ Type }) => Type))
  expect([...types].filter((type) => !resourceTypes[type])).toEqual([])
})
