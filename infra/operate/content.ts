import path from 'node:path'
import { parseArgs } from 'node:util'
import { localDay } from '#shared/hours/localDay.ts'
import { allContent } from '../../functions/store/allContent.ts'
import { publishedPaths } from '../../functions/store/desk/publishedPaths.ts'
import { tableFormat } from '../../functions/store/formats/tableFormat.ts'
import { readLock } from '../../functions/store/renderRequest.ts'
import type { Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { print, runCommand } from './command.ts'
import { checkSite, describeFinding } from './content/checkSite.ts'
import { changedFields, compare, type Write } from './content/compare.ts'
import { describeDue, dueSources } from './content/dueSources.ts'
import { readFolder, writeFolder } from './content/folder.ts'
import { importDrafts } from './content/importDrafts.ts'
import { type ImportOptions, importRecords } from './content/importRecords.ts'
import { copySite } from './copy/copySite.ts'
import { type Target, withTarget } from './target.ts'

const usage = `Exports and imports the published content of the site as files:
  npm run content -- export <folder>
      --table <name>            exports another table, such as a restored one
  npm run content -- diff <folder>      lists how the folder differs from the site
  npm run content -- import <folder>    writes new and changed content and adds drafts, then renders the pages
      --overwrite-staff-edits   also overwrites what staff changed after the export
      --remove                  also deletes content that is not in the folder
      --allow-removed <number>  confirms how many entries are deleted, where they are many
  npm run content -- check              lists what the content checks find in the site's texts
      --due                     lists instead what was last compared with its sources over 12 months ago
  npm run content -- render             renders the pages
      --allow-removed <number>  lets that many pages disappear
  npm run content -- formats            lists the conversions of the stored data: applied, and to come
  npm run content -- copy --from <site> --to <site>
                                copies content, history, members without passwords, Activity and images; no call requests.
                                A site is a stage, local (this machine), or a folder with a slash, such as copies/2026-11
      --replace                 also writes over what staff have written there
      --table, --bucket <name>  copy another table or another bucket of images, such as those of a deleted stack
Works on this machine, or on a deployed stage with --stage <name>.`

const options = {
  stage: { type: 'string' },
  folder: { type: 'string' },
  'overwrite-staff-edits': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  'allow-removed': { type: 'string' },
  table: { type: 'string' },
  due: { type: 'boolean', default: false },
  from: { type: 'string' },
  to: { type: 'string' },
  bucket: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const

/** Runs the command with these arguments, as they follow its name. */
export async function content(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', folderName = ''] = positionals
  const hasFolder = ['export', 'import', 'diff'].includes(action)
  const isKnown = hasFolder ? folderName !== '' : ['check', 'render', 'formats', 'copy'].includes(action)
  if (!isKnown || positionals.length > (hasFolder ? 2 : 1)) throw new CommandError(usage)
  if (action === 'copy') return copySite(values)
  if (values.table !== undefined && action !== 'export')
    throw new CommandError(
      '--table works with export and copy only: export that table, then import into the site.',
    )
  if (values.due && action !== 'check') throw new CommandError('--due works with check only.')
  const folder = path.resolve(folderName)
  const { remove, 'overwrite-staff-edits': overwriteStaffEdits } = values
  const allowRemoved = parseCount(values['allow-removed'])
  await withTarget(values, async (target) => {
    const store = { ...target.store, tableName: values.table ?? target.store.tableName }
    if (action !== 'formats') await requireConverted(store)
    if (action === 'check') await (values.due ? printDue(target) : printFindings(target))
    else if (action === 'formats') await printFormats(target)
    else if (action === 'render') print(await target.requestRendering(allowRemoved))
    else if (action === 'diff') await printDifferences(folder, target)
    else if (action === 'export') await exportTo(folder, target, values.table)
    else {
      await importFrom(folder, target, { overwriteStaffEdits, remove, allowRemoved })
      const drafts = await importDrafts(folder, target, new Date().toISOString())
      if (drafts > 0) print(`${target.name}: ${drafts} new drafts, which only staff see.`)
    }
  })
}

/** @throws if this release does not find everything in the lists of the table, since they have another format. */
export async function requireConverted(store: Store): Promise<void> {
  const { table, code, toCome, refusal } = await tableFormat(store)
  if (refusal) throw new CommandError(`${refusal} Nothing was changed.`)
  if (toCome.length > 0)
    throw new CommandError(
      `The table ${store.tableName} has format ${table}, and this release reads format ${code}. Nothing was changed. Deploy this release, which converts the table of its stage; or copy the table to another stage or to this machine, which converts the copy: npm run content -- copy --from <stage> --table ${store.tableName} --to local`,
    )
}

function parseCount(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value))
    throw new CommandError('--allow-removed needs a number, such as --allow-removed 12.')
  return Number(value)
}

async function printFindings({ name, store }: Target): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const findings = checkSite(await allContent(store, leaveOut), { paths: await publishedPaths(store), today })
  for (const finding of findings) print(describeFinding(finding))
  const blocks = findings.filter(({ level }) => level === 'block').length
  print(`Checked the content of ${name}: ${blocks} to fix, ${findings.length - blocks} suggestions.`)
  if (blocks > 0) process.exitCode = 1
}

async function printFormats({ name, store }: Target): Promise<void> {
  const { table, code, applied, toCome, refusal } = await tableFormat(store)
  for (const [index, { title }] of [...applied, ...toCome].entries())
    print(`  ${index + 1}  ${index < table ? 'applied' : 'to come'}  ${title}`)
  print(refusal ?? `The table of ${name} has format ${table}. This release writes format ${code}.`)
  if (refusal) process.exitCode = 1
}

async function printDue({ name, store }: Target): Promise<void> {
  const due = dueSources(await allContent(store, leaveOut), localDay(new Date()))
  for (const document of due) print(describeDue(document))
  print(`Sources in the content of ${name} to check again: ${due.length} documents.`)
}

async function exportTo(folder: string, { name, store }: Target, table?: string): Promise<void> {
  const records = await allContent({ ...store, tableName: table ?? store.tableName }, leaveOut)
  const count = await writeFolder(folder, records)
  print(`Exported the content of ${table ?? name}: ${count} files in ${folder}.`)
}

async function printDifferences(folder: string, { name, store }: Target): Promise<void> {
  const compared = compare(readFolder(folder), await allContent(store, leaveOut))
  const { changed, editedByStaff, onlyOnSite, unchanged } = compared
  const { differing = [], added = [] } = Object.groupBy(changed, ({ before }) =>
    before ? 'differing' : 'added',
  )
  printWrites('differs', differing)
  printWrites('new', added)
  printWrites('changed by staff since the export', editedByStaff)
  printWrites('only on the site', onlyOnSite)
  print(
    `Compared with ${name}: ${changed.length} new or different, ${editedByStaff.length} changed by staff since the export, ${onlyOnSite.length} only on the site, ${unchanged} the same.`,
  )
}

export async function importFrom(
  folder: string,
  target: Pick<Target, 'name' | 'store' | 'requestRendering'>,
  options: ImportOptions,
): Promise<void> {
  const at = new Date().toISOString()
  const imported = await importRecords(target.store, readFolder(folder), {
    ...options,
    at,
    onUnreadable: ({ message }) => print(`  damaged  ${message}`),
  })
  const { written, skipped, conflicts, onlyOnSite, unchanged } = imported
  const { stored = [], removed = [] } = Object.groupBy(written, ({ after }) => (after ? 'stored' : 'removed'))
  printWrites('written', stored)
  printWrites('deleted', removed)
  printWrites('skipped, staff changed it since the export', skipped)
  printWrites('skipped, it changed during the import', conflicts)
  print(
    `${target.name}: ${written.length} written, ${unchanged} the same, ${onlyOnSite.length} only on the site and not deleted.`,
  )
  if (skipped.length > 0)
    print(
      'To overwrite what staff changed, add --overwrite-staff-edits. Staff can restore their versions from the history of each document.',
    )
  // Also for an earlier import that was cut off. Lets as many pages disappear as documents were deleted.
  const { requests, served } = await readLock(target.store)
  if (requests > served) print(await target.requestRendering(removed.length || undefined))
  if (skipped.length + conflicts.length > 0) process.exitCode = 1
}

function leaveOut({ message }: Error): void {
  print(`  left out  ${message}`)
  process.exitCode = 1
}

function printWrites(what: string, writes: readonly Write[]): void {
  for (const write of writes) print(`  ${what}  ${describe(write)}`)
}

function describe({ kind, id, before, after }: Write): string {
  const fields = before && after ? changedFields(kind, id, after, before) : []
  return `${kind}/${id}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`
}

if (import.meta.main) await runCommand(() => content(process.argv.slice(2)))
