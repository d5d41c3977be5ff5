import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { clinic, contentFolders } from '#shared/contentFolder/clinicFolder.ts'
import { contentOf, filesOf } from '#shared/contentFolder/readContentFolder.ts'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { seededContent, seededPaths } from '../../../functions/store/seed.ts'
import { print } from '../command.ts'
import { checkSite, describeFinding } from '../content/checkSite.ts'
import { productionProblems } from '../placeholders.ts'
import { copiedFacts, missingFacts, unusedTexts } from './checkState.ts'
import { colorIn, contrastProblems } from './colors.ts'
import { answersFile } from './interview.ts'

/** Prints what is wrong with a clinic's folder, in words. Exits with code 1 if its site cannot be shown. */
export async function checkClinic(folder: string): Promise<void> {
  const faults = existsSync(answersFile(folder))
    ? [`answers.yaml is not finished: npm run clinic -- new ${folder}`]
    : [...fileFaults(folder), ...colorFaults()]
  list('Cannot be used', faults)
  if (faults.length > 0) {
    process.exitCode = 1
    return
  }
  const { seed } = await import('#shared/content/seed.ts')
  const paths = seededPaths(seed)
  const findings = checkSite(seededContent(seed), { paths, today: localDay(new Date()) })
  const { block = [], suggest = [] } = Object.groupBy(findings, ({ level }) => level)
  const lost = seed.redirects.filter(({ to }) => !paths.has(pathOfAddress(to)))
  list('To mend', [
    ...copiedFacts(),
    ...unusedTexts(),
    ...block.map((finding) => describeFinding(finding).trim()),
    ...lost.map(({ from, to }) => `clinic.yaml, redirects: ${from} leads to ${to}, which is not a page.`),
  ])
  list('Missing or a sample', [...productionProblems(seed), ...missingFacts()])
  print(`${suggest.length} suggestions of the content checks, which the editor shows beside each text.`)
}

function list(title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) print(`${title} (${sentences.length}):`)
  for (const sentence of sentences) print(`  ${sentence}`)
  if (sentences.length === 0) print(`${title}: nothing.`)
}

/** Every file that cannot be used, and those that nothing reads, such as one whose folder is misspelled. */
function fileFaults(folder: string): string[] {
  const files = documentKinds.flatMap((kind) =>
    Array.from(filesOf(kind, contentFolders), ([id, file]) => ({ kind, id, file })),
  )
  const known = new Set(files.map(({ file }) => path.resolve(file)))
  const unread = globSync('**/*.{yaml,yml}', { cwd: folder, exclude: ['.local', 'drafts'] }).filter(
    (name) => !['clinic.yaml', 'answers.yaml'].includes(name) && !known.has(path.resolve(folder, name)),
  )
  const first = contentFolders.slice(0, -1).map(({ folder }) => ({ folder }))
  const names = new Set(
    documentKinds.flatMap((kind) => [
      kind,
      ...Array.from(filesOf(kind, first).keys(), (id) => `${kind}/${id}`),
    ]),
  )
  return [
    ...files.flatMap(({ file, ...name }) => faultOf(() => contentOf(name, file))),
    ...clinic.leaveOut
      .filter((name) => !names.has(name))
      .map((name) => `clinic.yaml leaves out ${name}, which is no kind and no document of shared/content.`),
    ...unread.map(
      (name) => `${name} is not read: a document is in <kind>/<id>.yaml (${documentKinds.join(', ')}).`,
    ),
  ]
}

const colorFaults = (): string[] => [
  ...Object.keys(clinic.colors).flatMap((name) => faultOf(() => colorIn({}, name, 'light'))),
  ...contrastProblems(clinic.colors),
]

function faultOf(step: () => unknown): string[] {
  try {
    step()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
