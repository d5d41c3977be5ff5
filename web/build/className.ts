import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss from 'postcss'

/** What names the classes of CSS Modules: by a class's name in its sheet, and the sheet's file. */
export type NameClass = (name: string, file: string) => string

/** `_Footer_links`: the name of a class where people read pages. Sheets' names are unique; a test keeps them so. */
export const readableClass: NameClass = (name, file) => `_${sheetOf(file)}_${name}`

/**
 * `_c7`: the name of a class in a page that travels, where names are a twentieth of what does. They are counted
 * through the folder's sheets in order, so that every build of one state of the folder gives the same. What is
 * not a class, such as an animation, keeps its readable name.
 */
export function countedClasses(folder: string): NameClass {
  const counted = countedNames(folder)
  return (name, file) => {
    const readable = readableClass(name, file)
    return counted.get(readable) ?? readable
  }
}

/** The counted name of every class of a folder's sheets, by its readable one. */
export function countedNames(folder: string): Map<string, string> {
  const files = globSync('**/*.module.css', { cwd: folder }).toSorted()
  const names = files.flatMap((file) =>
    classesOf(readFileSync(join(folder, file), 'utf8')).map((name) => readableClass(name, file)),
  )
  return new Map(names.map((name, at) => [name, `_${at.toString(36)}`]))
}

function classesOf(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) found.add(name)
  })
  return [...found]
}

const sheetOf = (file: string) => basename(file.split('?')[0] ?? file, '.module.css')
