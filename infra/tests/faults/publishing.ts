import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import type { Owner } from '../../testing/owner.ts'
import { render } from './render.ts'

/** Renders while reads return nothing. Returns the problems as sentences: such a rendering must fail. */
export async function renderFromEmptyReads(system: DeployedSite, owner: Owner): Promise<string[]> {
  system.faults.table = 'empty'
  const refused = await render(system, owner)
  delete system.faults.table
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['A rendering whose reads are empty did not fail']),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
  ]
}

/** Renders while the home page's content cannot be parsed. Returns the problems as sentences. */
export async function renderDamagedHome(system: DeployedSite, owner: Owner): Promise<string[]> {
  const { documents } = owner
  const TableName = system.tableName
  const damaged = { ...keys.document('page', 'home'), title: 'Home', content: '[{"name":"hero",' }
  const before = await documents.send(new PutCommand({ TableName, Item: damaged, ReturnValues: 'ALL_OLD' }))
  const rendered = await render(system, owner)
  await documents.send(new PutCommand({ TableName, Item: before.Attributes }))
  const next = await render(system, owner)
  return [
    ...(rendered instanceof Error ? [`One damaged page stops the rendering: ${rendered.message}`] : []),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
  ]
}
