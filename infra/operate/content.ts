import path from 'node:path'
import { parseArgs } from 'node:util'
import { allContent } from '../../functions/store/allContent.ts'
import type { ContentWrite } from '../../functions/store/contentWrites.ts'
import type { Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { print, runCommand } from './command.ts'
import { changedFields, compare } from './content/compare.ts'
import { readFolder, writeFolder } from './content/folder.ts'
import { type ImportOptions, importContent } from './content/importContent.ts'
import { type Target, withTarget } from './target.ts'

const usage = `Exports and imports all content of the site as files:
  npm run content -- export <folder>
      --table <name>            exports another table, such as a restored one
  npm run content -- diff <folder>      lists how the folder differs from the site
  npm run content -- import <folder>    writes new and changed content, then renders the pages
      --dry-run                 lists what it would write
      --overwrite-staff-edits   also overwrites images that staff changed after the export
      --remove                  also deletes content that is not in the folder
Works on this machine, or on a deployed stage with --stage <name>.`

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
  const [action = '', folderName = '', ...rest] = positionals
  if (!['export', 'import', 'diff'].includes(action) || folderName === '' || rest.length > 0)
    throw new CommandError(usage)
  if (values.table !== undefined && action !== 'export')
    throw new CommandError('--table works with export only: export that table, then import into the site.')
  const folder = path.resolve(folderName)
  await withTarget(values, async (target) => {
    if (action === 'export') {
      const store = { ...target.store, tableName: values.table ?? target.store.tableName }
      await exportTo(folder, store, values.table ?? target.name)
    } else if (action === 'diff' || values['dry-run']) await printDifferences(folder, target)
    else {
      const overwriteStaffEdits = values['overwrite-staff-edits']
      await importFrom(folder, target, { overwriteStaffEdits, remove: values.remove })
    }
  })
})

async function exportTo(folder: string, store: Store, source: string): Promise<void> {
  const count = await writeFolder(folder, await allContent(store))
  print(`Exported the content of ${source}: ${count} files in ${folder}.`)
}

async function printDifferences(folder: string, target: Target): Promise<void> {
  const { changed, editedByStaff, onlyOnSite, unchanged } = compare(
    await readFolder(folder),
    await allContent(target.store),
  )
  for (const write of changed) print(`  ${write.before ? 'differs' : 'new'}  ${describe(write)}`)
  for (const write of editedByStaff) print(`  changed by staff since the export  ${describe(write)}`)
  for (const write of onlyOnSite) print(`  only on the site  ${describe(write)}`)
  print(
    `Compared with ${target.name}: ${changed.length} new or different, ${editedByStaff.length} changed by staff since the export, ${onlyOnSite.length} only on the site, ${unchanged} the same.`,
  )
}

async function importFrom(folder: string, target: Target, importOptions: ImportOptions): Promise<void> {
  const { written, skipped, conflicts, onlyOnSite, unchanged } = await importContent(
    target.store,
    await readFolder(folder),
    { ...importOptions, at: new Date().toISOString() },
  )
  for (const write of written) print(`  ${write.after ? 'written' : 'deleted'}  ${describe(write)}`)
  for (const write of skipped)
    print(`  skipped, staff changed its image since the export  ${describe(write)}`)
  for (const write of conflicts) print(`  skipped, it changed during the import  ${describe(write)}`)
  print(
    `${target.name}: ${written.length} written, ${unchanged} the same, ${onlyOnSite.length} only on the site and not deleted.`,
  )
  if (skipped.length > 0) {
    print(
      'To overwrite what staff changed, add --overwrite-staff-edits. Staff can restore their images from the page history.',
    )
  }
  if (written.length > 0) print(await target.requestRendering())
  if (skipped.length + conflicts.length > 0) process.exitCode = 1
}

function describe({ kind, id, before, after }: ContentWrite): string {
  const fields = before && after ? `: ${changedFields(kind, id, after, before).join(', ')}` : ''
  return `${kind}/${id}${fields}`
}
