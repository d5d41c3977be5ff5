import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss from 'postcss'
import { shortName } from './shortName.ts'

type NameClass = (name: string, file: string) => string

/** `_Footer_links`, for development. Sheet names are unique, which a test enforces. */
export const readableClass: NameClass = (name, file) => `_${sheetOf(file)}_${name}`

/**
 * `c7`, for production, where readable names would be a twentieth of a page's bytes. Classes are counted in the
 * order of the sheets, so that each build of the same sources has the same names. Animations keep readable names.
 */
export function countedClasses(folder: string): NameClass {
  const counted = countedNames(folder)
  return (name, file) => {
    const readable = readableClass(name, file)
    return counted.get(readable) ?? readable
  }
}

export function countedNames(folder: string): Map<string, string> {
  const files = globSync('**/*.module.css', { cwd: folder }).toSorted()
  const names = files.flatMap((file) =>
    classesOf(readFileSync(join(folder, file), 'utf8')).map((name) => readableClass(name, file)),
  )
  return new Map(names.map((name, index) => [name, shortName(index)]))
}

function classesOf(css: string): string[] {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name)
  })
  return [...classes]
}

const sheetOf = (file: string) => basename(file.split('?')[0] ?? file, '.module.css')
