import { cpSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Built } from '../build.ts'

/**
 * Copies a build with other names of its hashed assets, as after a change of the code. `suffix` is added to each name.
 */
export function anotherRelease(built: Built, folder: string, suffix: string): Built {
  const webFolder = path.join(folder, suffix, 'web')
  const renderer = path.join(folder, suffix, 'render')
  cpSync(built.webFolder, webFolder, { recursive: true })
  cpSync(built.functionFolders.renderSite, renderer, { recursive: true })
  const assets = readdirSync(path.join(webFolder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, `-${suffix}`)]))
  for (const [name, other] of renamed) {
    renameSync(path.join(webFolder, 'assets', name), path.join(webFolder, 'assets', other))
  }
  const textFiles = /\.(js|mjs|css|html|json)$/
  for (const root of [webFolder, path.join(renderer, 'site')]) {
    for (const file of globSync('**/*', { cwd: root }).filter((name) => textFiles.test(name))) {
      const text = readFileSync(path.join(root, file), 'utf8')
      const names = [...renamed].filter(([name]) => text.includes(name))
      if (names.length === 0) continue
      writeFileSync(
        path.join(root, file),
        names.reduce((changed, [name, other]) => changed.replaceAll(name, other), text),
      )
    }
  }
  return { webFolder, functionFolders: { ...built.functionFolders, renderSite: renderer } }
}
