import path from 'node:path'
import { parseArgs } from 'node:util'
import { allContent } from '../../functions/store/allContent.ts'
import type { ContentWrite } from '../../functions/store/contentWrites.ts'
import type { Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { runCommand, say } from './command.ts'
import { readFolder, writeFolder } from './content/folder.ts'
import { type ImportOptions, importContent } from './content/importContent.ts'
import { changedFields, planOf } from './content/plan.ts'
import { openTarget, type Target } from './target.ts'

const usage = `All content of the site as files, out and in:
  npm run content -- export <folder>
      --table <name>            out of another table, such as one that was restored
  npm run content -- diff <folder>      says how the folder differs from the site
  npm run content -- import <folder>    writes what is new or changed, and has the pages rendered
      --dry-run                 says what it would do
      --overwrite-staff-edits   also where staff chose another picture after the export
      --remove                  also deletes what the folder does not have
On this machine, or with --stage <name> in a deployed stage.`

const options = {
  stage: { type: 'string' },
  folder: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'overwrite-staff-edits': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  table: { type: 'string' },
} as const

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [verb = '', given = '', ...more] = positionals
  if (!['export', 'import', 'diff'].includes(verb) || given === '' || more.length > 0)
    throw new CommandError(usage)
  if (values.table !== undefined && verb !== 'export')
    throw new CommandError('Only an export reads another table: export from it, then import into the site.')
  const folder = path.resolve(given)
  const target = await openTarget(values)
  try {
    if (verb === 'export') {
      const store = { ...target.store, tableName: values.table ?? target.store.tableName }
      await exportTo(folder, store, values.table ?? target.name)
    } else if (verb === 'diff' || values['dry-run']) await tellDifference(folder, target)
    else {
      const allowed = { overwriteStaffEdits: values['overwrite-staff-edits'], remove: values.remove }
      await importFrom(folder, target, allowed)
    }
  } finally {
    await target.close()
  }
})

async function exportTo(folder: string, store: Store, source: string): Promise<void> {
  const count = await writeFolder(folder, await allContent(store))
  say(`${count} files in ${folder} hold the content of ${source}.`)
}

async function tellDifference(folder: string, target: Target): Promise<void> {
  const plan = planOf(await readFolder(folder), await allContent(target.store))
  for (const write of plan.writes) say(`  ${write.before ? 'differs' : 'new'}  ${named(write)}`)
  for (const write of plan.edited) say(`  changed by staff since  ${named(write)}`)
  for (const write of plan.onlyOnSite) say(`  only on the site  ${named(write)}`)
  const { writes, edited, onlyOnSite, same } = plan
  say(
    `Compared with ${target.name}: ${writes.length} new or different, ${edited.length} changed by staff since, ${onlyOnSite.length} only on the site, ${same} the same.`,
  )
}

async function importFrom(folder: string, target: Target, allowed: ImportOptions): Promise<void> {
  const done = await importContent(target.store, await readFolder(folder), {
    ...allowed,
    at: new Date().toISOString(),
  })
  for (const write of done.written) say(`  ${write.after ? 'written' : 'deleted'}  ${named(write)}`)
  for (const write of done.heldBack)
    say(`  left alone, staff changed its picture since the export  ${named(write)}`)
  for (const write of done.overtaken) say(`  left alone, somebody changed it just now  ${named(write)}`)
  say(
    `${target.name}: ${done.written.length} written, ${done.same} the same, ${done.onlyOnSite.length} only on the site and left there.`,
  )
  if (done.heldBack.length > 0) {
    say(
      'To write over what staff changed: the same command with --overwrite-staff-edits. Staff can take it back.',
    )
  }
  if (done.written.length > 0) say(await target.askForRender())
  if (done.heldBack.length + done.overtaken.length > 0) process.exitCode = 1
}

function named({ kind, id, before, after }: ContentWrite): string {
  const fields = before && after ? `: ${changedFields(kind, id, after, before).join(', ')}` : ''
  return `${kind}/${id}${fields}`
}
