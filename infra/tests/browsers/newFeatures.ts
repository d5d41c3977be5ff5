import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browsers, compatOf, type Feature, isNew } from './compatData.ts'
import { scriptFeatures } from './scriptFeatures.ts'
import { conditionsWithin, styleFeatures } from './styleFeatures.ts'

/** What the built files use and the oldest browsers lack, guarded or not. */
export function newFeatures(webFolder: string, { staff, browsers }: { staff: boolean; browsers: Browsers }) {
  const folder = path.join(webFolder, 'assets')
  const staffFiles = filesOfStaff(webFolder)
  const files = readdirSync(folder).filter((name) => staffFiles.has(`assets/${name}`) === staff)
  const features = files.flatMap((name) => {
    const text = () => readFileSync(path.join(folder, name), 'utf8')
    if (name.endsWith('.css')) return styleFeatures(text())
    return name.endsWith('.js') ? scriptFeatures(text(), name.replace(/-[\w-]{8}\.js$/, '')) : []
  })
  const found = new Map<string, Feature & { name: string }>()
  for (const feature of features) {
    const name = isUnsupported(feature.path, browsers) && nameOf(feature.path)
    if (name) found.set(`${name} ${feature.place} ${feature.isGuarded}`, { ...feature, name })
  }
  return [...found.values()]
}

function isUnsupported(feature: readonly string[], browsers: Browsers): boolean {
  if (feature === conditionsWithin) return 'safari' in browsers && Number(browsers.safari) < 16.4
  const [first, , ...owners] = feature
  const all = first === 'member' ? owners.map((owner) => owner.split('.')) : [feature]
  const known = all.flatMap((one) => compatOf(one) ?? [])
  return known.length > 0 && known.every((compat) => isNew(compat, browsers))
}

const nameOf = (feature: readonly string[]) =>
  feature.slice(0, feature[0] === 'member' ? 2 : undefined).join('.')

/** Those that only the staff area loads. */
function filesOfStaff(webFolder: string): ReadonlySet<string> {
  // Vite writes the manifest in this form.
  const manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
  >
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key) || key === 'entry/staffApp.tsx') return
    visited.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const [key, { name }] of Object.entries(manifest)) if (name === 'start') visit(key)
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
  const visitors = new Set(filesOf(visited))
  return new Set(filesOf(Object.keys(manifest)).filter((file) => !visitors.has(file)))
}
