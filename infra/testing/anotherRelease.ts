import { cpSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Built } from '../build.ts'

/**
 * The same site as another release would be built: every hashed asset has another name, wherever it is named, as
 * after a change of the code. `mark` goes into the names.
 */
export function anotherRelease(built: Built, folder: string, mark: string): Built {
  const webFolder = path.join(folder, mark, 'web')
  const renderer = path.join(folder, mark, 'render')
  cpSync(built.webFolder, webFolder, { recursive: true })
  cpSync(built.functionFolders['render/renderSite'] ?? '', renderer, { recursive: true })
  const assets = readdirSync(path.join(webFolder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, `-${mark}`)]))
  for (const [name, other] of renamed) {
    renameSync(path.join(webFolder, 'assets', name), path.join(webFolder, 'assets', other))
  }
  const written = /\.(js|mjs|css|html|json)$/
  for (const place of [webFolder, path.join(renderer, 'site')]) {
    for (const file of globSync('**/*', { cwd: place }).filter((name) => written.test(name))) {
      const text = readFileSync(path.join(place, file), 'utf8')
      const names = [...renamed].filter(([name]) => text.includes(name))
      if (names.length === 0) continue
      writeFileSync(
        path.join(place, file),
        names.reduce((changed, [name, other]) => changed.replaceAll(name, other), text),
      )
    }
  }
  return { webFolder, functionFolders: { ...built.functionFolders, 'render/renderSite': renderer } }
}
