import { expect, it } from 'vitest'
import { synthesized } from '../../testing/synthesized.ts'
import { resourceTypes } from './resourceTypes.ts'

it('every resource type of a stage with all settings is known', () => {
  const { Resources } = synthesized({
    stage: 'dev',
    domain: 'www.example.org',
    hostedZone: 'Z0123456789ABC',
    alarmEmail: 'it@example.org',
    waf: 'true',
  })
  const types = new Set(Object.values(Resources).map(({ Type }) => Type))
  expect([...types].filter((type) => !resourceTypes[type])).toEqual([])
})
