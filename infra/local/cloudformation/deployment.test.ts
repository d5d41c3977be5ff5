import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { deploy } from './deployment.ts'

let stateFile: string
let deployed: string[]
beforeEach(() => {
  stateFile = path.join(temporaryFolder(), 'deployed.json')
  deployed = []
})

const resource = (id: string, { version = 1, failure }: { version?: number; failure?: string } = {}) => ({
  id,
  properties: { version },
  deploy: async () => {
    deployed.push(id)
    return failure
  },
})

it('deploys new and changed custom resources, one after the other', async () => {
  await deploy([resource('First'), resource('Second')], stateFile)
  expect(deployed).toEqual(['First', 'Second'])
  await deploy([resource('First'), resource('Second', { version: 2 })], stateFile)
  expect(deployed).toEqual(['First', 'Second', 'Second'])
})

it('returns a failure, deploys the others, and tries the failed one again', async () => {
  const resources = [resource('First', { failure: 'First failed.' }), resource('Second')]
  expect(await deploy(resources, stateFile)).toEqual(['First failed.'])
  await deploy(resources, stateFile)
  expect(deployed).toEqual(['First', 'Second', 'First'])
})

it('deploys everything again if a crash left half a state file', async () => {
  writeFileSync(stateFile, '{"First":"4')
  await deploy([resource('First'), resource('Second')], stateFile)
  expect(deployed).toEqual(['First', 'Second'])
})
