import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesOf } from './filled.ts'
import { knownStates, readRegion } from './readRegion.ts'

const states = knownStates().map((state) => [state, readRegion(state)] as const)
const folder = path.join(import.meta.dirname, '../content')
const named = globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
  Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(/\{(\w+)\.(\w+?)(Source|Id)?\}/g)),
)

describe.each(states)('the facts of %s', (_, { mapCenter, box, facts }) => {
  it('say of each subject something, or why they do not', () => {
    const silent = Object.entries(facts).filter(
      ([, { number, texts, unconfirmed }]) => !number && Object.keys(texts).length === 0 && !unconfirmed,
    )
    expect(silent.map(([subject]) => subject)).toEqual([])
  })

  it('were checked on a day that has been', () => {
    const today = new Date().toISOString()
    for (const { checked } of Object.values(facts)) expect(checked < today).toBe(true)
  })

  it('have a sample phone and a map within the state', () => {
    expect(box.south).toBeLessThan(mapCenter[0])
    expect(mapCenter[0]).toBeLessThan(box.north)
    expect(mapCenter[1]).toBeLessThan(box.east)
  })
})

it('each fact that the first content names is one of a state', () => {
  expect(named.length).toBeGreaterThan(150)
  const known = new Set(
    states.flatMap(([, region]) => Object.keys(namesOf(region, { shortName: '', offices: [] }))),
  )
  const unknown = named.filter(([whole]) => !known.has(whole.slice(1, -1)))
  expect(unknown.map(([name]) => name)).toEqual([])
})

it('each text and source of a state is named by the first content or a care card', () => {
  const sources = new Set(named.map(([name]) => name))
  const own = states.flatMap(([state, { facts }]) =>
    Object.entries(facts).flatMap(([subject, fact]) => [
      ...Object.keys(fact.texts).map((key) => `${state} {${subject}.${key}}`),
      ...Object.keys(fact.sources).map((key) => `${state} {${subject}.${key}Source}`),
    ]),
  )
  const unused = own.filter((name) => !sources.has(name.slice(3)) && !name.includes('.card'))
  expect(unused).toEqual([])
})

it('a state that has no folder is refused', () => {
  expect(() => readRegion('ZZ')).toThrow(/zz\/place\.yaml cannot be used/)
})
