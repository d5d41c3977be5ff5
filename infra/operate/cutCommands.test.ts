import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keys } from '#shared/keys.ts'
import { allContent } from '../../functions/store/allContent.ts'
import { readLock, renderWrite } from '../../functions/store/renderRequest.ts'
import { allStaffMembers } from '../../functions/store/staff/staffMembers.ts'
import type { Store } from '../../functions/store/store.ts'
import { updateItem } from '../../functions/store/write.ts'
import { transactAll } from '../../functions/store/writeChecked.ts'
import { auditRecords } from '../../functions/testing/auditRecords.ts'
import { requireConsistentTable } from '../../functions/testing/consistentTable.ts'
import { post } from '../../functions/testing/content.ts'
import { crashAfter } from '../../functions/testing/crashAfter.ts'
import { type Engine, startEngine } from '../../functions/testing/engine.ts'
import { fillTable } from '../../functions/testing/seedCopy.ts'
import { addMember } from '../../functions/testing/staff.ts'
import { createTable } from '../../functions/testing/table.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { writeFolder } from './content/folder.ts'
import { importFrom } from './content.ts'
import { changeStaff } from './staff.ts'

let engine: Engine
let tables = 0
const folder = temporaryFolder()
beforeAll(async () => {
  engine = await startEngine()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const store = await newTable()
  const { post: posts, review, ...others } = await allContent(store)
  const added = Array.from({ length: 4 }, (_, index) => post(40 + index, 'Families'))
  const [first, ...rest] = [...posts].map(([id, content]) => [id, { ...content }] as const)
  if (!first) throw new Error('The small seed has no posts')
  await writeFolder(folder, {
    ...others,
    review: new Map([...review].reverse().map(([id, content], order) => [id, { ...content, order }])),
    post: new Map([...rest, ...added.map((one) => [one.id, { ...one }] as const)]),
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await engine.stop()
})

async function newTable(): Promise<Store> {
  tables += 1
  const store = await createTable(engine, `table-${tables}`)
  await fillTable(store)
  await addMember(store, 'ben', 'kettle harbor velvet')
  return store
}

const readPassword = async () => 'heron lantern gravel'
const importAll = (store: Store) =>
  importFrom(folder, targetAt(store), { overwriteStaffEdits: false, remove: true, allowRemoved: undefined })

/** Each command of operators that writes to the table, with the action of its record in Activity. */
const commands: Record<string, { action: string; run: (store: Store) => Promise<unknown> }> = {
  'content import': { action: 'import', run: importAll },
  'staff add': {
    action: 'added',
    run: (store) => changeStaff(store, { action: 'add', username: 'ana', readPassword }),
  },
  'staff password': {
    action: 'changed password',
    run: (store) => changeStaff(store, { action: 'password', username: 'ben', readPassword }),
  },
  'staff remove': {
    action: 'removed',
    run: (store) => changeStaff(store, { action: 'remove', username: 'ben', readPassword }),
  },
}

const targetAt = (store: Store) => ({
  name: 'the test',
  store,
  requestRendering: async (allowRemoved: number | undefined) => {
    await transactAll(store, [renderWrite(['*'], allowRemoved)])
    return ''
  },
})

/** A rendering that shows all that is in the table. */
async function render(store: Store) {
  const { requests } = await readLock(store)
  const set = { served: requests, changed: null, allowRemoved: null }
  await updateItem(store, keys.renderLock(), { set })
  return visible(store)
}

const visible = (store: Store) => allContent(store)

/** Whatever visitors do not see yet waits for a rendering, and whatever changed has its record. */
async function requireNoDebt(
  store: Store,
  before: Awaited<ReturnType<typeof stateOf>>,
  shown: object,
  action: string,
) {
  await requireConsistentTable(store)
  const { requests, served } = await readLock(store)
  if (requests === served) expect(await visible(store)).toEqual(shown)
  const isChanged = JSON.stringify(await stateOf(store)) !== JSON.stringify(before)
  const records = (await auditRecords(store)).filter((record) => record.action === action)
  if (isChanged) expect(records.length).toBeGreaterThan(0)
}

const stateOf = async (store: Store) => ({
  content: Object.entries(await visible(store)).map(([kind, records]) => [kind, ...records]),
  members: (await allStaffMembers(store)).map(({ username, passwordSetAt }) => [username, passwordSetAt]),
})

it.each(Object.entries(commands))(
  'npm run %s, killed at each write and repeated, pays what it owes: pages and its record',
  async (_, { action, run }) => {
    const whole = await newTable()
    await run(whole)
    const done = await visible(whole)
    let kills = 0
    for (const isAnswerLost of [false, true])
      for (let count = 0; ; count += 1) {
        const store = await newTable()
        const before = await stateOf(store)
        let shown = await render(store)
        const crash = crashAfter(store, count, isAnswerLost)
        await run(store).catch(() => undefined)
        const isKilled = crash.restart()
        await requireNoDebt(store, before, shown, action)
        // A rendering between the two runs pays only what was written before it.
        shown = await render(store)
        await run(store).catch((error) => expect(String(error)).toMatch(/already exists|does not exist/))
        await requireNoDebt(store, before, shown, action)
        expect(await visible(store)).toEqual(done)
        if (!isKilled) break
        kills += 1
      }
    expect(kills).toBeGreaterThanOrEqual(action === 'import' ? 20 : 2)
  },
)
