import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { knownStates, readRegion } from '#shared/region/readRegion.ts'
import { functionNames, handlersOf } from '../aws/lambdas.ts'

const root = posix.join(import.meta.dirname, '../..')
const files = globSync('{shared,functions,infra,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
})
const texts = new Map(files.map((file) => [file, readFileSync(posix.join(root, file), 'utf8')]))
const imports = files.flatMap((file) => importedFiles(file).map((imported) => ({ file, imported })))

const contentTexts = globSync('shared/content/**/*.{yaml,json}', { cwd: root }).map(
  (file): [string, string] => [file, readFileSync(posix.join(root, file), 'utf8')],
)

/** The clinic that the first content is of has offices in a state. */
const ofSampleClinic = ['shared/content/site', 'shared/content/clinic.yaml']

const nationalHelpline = '1-800-662-4357'

const tests = files.filter((file) => /\.(?:test|spec)\.|\/testing\//.test(file))

const handlers = functionNames.flatMap(handlersOf).map((name) => `functions/${name}.ts`)

/** Of the content desk: none imports one that comes after it. */
const deskFolders = ['state', 'kinds', 'checks', 'fields', 'editor'].map(
  (folder) => `web/staff/desk/${folder}`,
)

/** What a folder does not import, and what to do if it does. */
const directions = [
  {
    rule: 'shared imports nothing of the other folders',
    from: 'shared',
    never: ['functions', 'infra', 'web'],
    repair: 'shared/ is for all: move there what it needs, or pass it in as an argument.',
  },
  {
    rule: 'functions import nothing of the app or the infrastructure',
    from: 'functions',
    // Tests of functions run on the engine of the local system.
    except: ['functions/testing/engine.ts'],
    never: ['infra', 'web'],
    repair: 'Move what both need to shared/; everything else reaches a function through its environment.',
  },
  {
    rule: 'http/ imports no handler but in its tests',
    from: 'functions/http',
    except: tests,
    never: handlers,
    repair: 'Handlers import http/, so http/ gets a handler as an argument.',
  },
  {
    rule: 'the app imports nothing of functions or the infrastructure',
    from: 'web',
    never: ['functions', 'infra'],
    repair: 'Move what both need to shared/; data comes from the API through web/data/.',
  },
  {
    rule: 'the store imports no handler and nothing of HTTP',
    from: 'functions/store',
    except: tests,
    never: [...handlers, 'functions/http', 'functions/desk', 'functions/render'],
    repair: 'Handlers import the store, so the store gets what it needs as an argument.',
  },
  {
    rule: 'data imports no component',
    from: 'web/data',
    except: tests,
    never: ['web/entry', 'web/public', 'web/render', 'web/staff', 'web/ui'],
    repair: 'Components import data, so move what both need to web/data/.',
  },
  {
    rule: 'the renderer imports nothing of the build and the staff area, nor of the scripts that start the app',
    from: 'web/render',
    except: tests,
    never: ['web/build', 'web/entry', 'web/staff'],
    repair: 'Move what both need to web/ui/ or web/public/.',
  },
  {
    rule: 'ui imports data and shared only',
    from: 'web/ui',
    except: tests,
    never: ['web/build', 'web/entry', 'web/public', 'web/render', 'web/staff'],
    repair: 'A component gets what it needs as a prop from whatever renders it, or moves to web/public/.',
  },
  {
    rule: 'what visitors load imports nothing of the staff area or the build',
    from: 'web/public',
    except: tests,
    never: ['web/build', 'web/data/staff', 'web/render', 'web/staff'],
    repair: 'Move what both need to web/ui/ or web/data/. Visitors never load code of the staff area.',
  },
  {
    rule: 'the staff area imports the public routes for its preview, and the head of a document',
    from: 'web/staff',
    except: tests,
    never: files.filter(
      (file) =>
        isIn(file, ['web/public']) && !isIn(file, ['web/public/routes.tsx', 'web/public/head/PageHead.tsx']),
    ),
    repair: 'Move what both need to web/ui/.',
  },
  {
    rule: 'the staff area imports nothing of the build',
    from: 'web/staff',
    except: tests,
    never: ['web/build', 'web/render'],
    repair: 'Move what both need to web/ui/ or shared/.',
  },
  ...deskFolders.slice(0, -1).map((from, index) => ({
    rule: `${from} imports no folder of the desk above it`,
    from,
    except: tests,
    never: deskFolders.slice(index + 1),
    repair: 'Move what both need to the lower folder, or pass it in as a prop.',
  })),
  {
    rule: 'the stack imports nothing of functions or the app',
    from: 'infra/aws',
    never: ['functions', 'web'],
    repair: 'The stack knows functions and the app as paths only: move the value to shared/.',
  },
  {
    rule: 'the local system imports no operator command',
    from: 'infra/local',
    never: ['infra/operate'],
    repair: 'Operator commands import the local system: move what both need to infra/.',
  },
  {
    rule: 'only what prepares a new site reads its first content',
    from: '.',
    except: [
      ...tests,
      ...['shared/content', 'shared/contentFolder', 'shared/region', 'infra', 'web/build'],
      ...['functions/seed', 'functions/store/seed.ts'],
    ],
    never: ['shared/content/site.ts', 'shared/content/seed.ts', 'shared/contentFolder'],
    repair:
      'The content of the clinic is in the table: read it through the API, its facts with `useSite` or GET /api/site (decision 66).',
  },
  {
    rule: 'only tests and benches import from tests and benches',
    from: '.',
    except: ['infra/tests', 'infra/bench'],
    never: ['infra/tests', 'infra/bench'],
    repair: 'Move what others need to infra/testing/.',
  },
]

it.each(directions)('$rule [18.10]', ({ from, except = [], never, repair }) => {
  const breaches = imports
    .filter(({ file }) => isIn(file, [from]) && !isIn(file, except))
    .filter(({ imported }) => isIn(imported, never))
  expect(breaches.map(({ file, imported }) => `${file} imports ${imported}. ${repair}`)).toEqual([])
})

it('no files import each other in a circle', () => {
  const importsOf = Map.groupBy(imports, ({ file }) => file)
  const visited = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' imports '))
    if (visited.has(file)) return
    visited.add(file)
    for (const { imported } of importsOf.get(file) ?? []) visit(imported, [...path, file])
  }
  for (const file of files) visit(file, [])
  expect(circles, 'Move what two files of a circle share, even a type, to a third one.').toEqual([])
})

it('the folders of functions import each other in one direction only, in at most 6 layers', () => {
  const folderOf = (file: string) => posix.dirname(file).split('/').slice(0, 2).join('/')
  const below = new Map<string, Set<string>>()
  for (const { file, imported } of imports) {
    if (!isIn(file, ['functions']) || !isIn(imported, ['functions']) || tests.includes(file)) continue
    const [folder, other] = [folderOf(file), folderOf(imported)]
    if (folder !== other) below.set(folder, (below.get(folder) ?? new Set()).add(other))
  }
  const longest = (path: readonly string[]): readonly string[] => {
    const [folder = ''] = path.slice(-1)
    if (path.indexOf(folder) < path.length - 1) return path
    const paths = [...(below.get(folder) ?? [])].map((other) => longest([...path, other]))
    return paths.reduce((one, other) => (other.length > one.length ? other : one), path)
  }
  const path = [...below.keys()]
    .map((folder) => longest([folder]))
    .reduce((one, other) => (other.length > one.length ? other : one))
  expect(new Set(path).size, `${path.join(' imports ')}. Move what two folders share to the lower one.`).toBe(
    path.length,
  )
  expect(path.length, path.join(' imports ')).toBeLessThanOrEqual(6)
})

it('no code names an office, apart from tests [11.8]', () => {
  const names = new RegExp(site.offices.map(({ name }) => name).join('|'), 'i')
  const except = [...tests, 'shared/content', 'infra/tests', 'infra/bench']
  const naming = [...texts]
    .filter(([file, text]) => !isIn(file, except) && names.test(text))
    .map(([file]) => file)
  expect(naming, 'Offices are facts of the clinic: read them with `useSite` or GET /api/site.').toEqual([])
})

it('no screen of staff takes the time from the clock of the device, but for what stays on it', () => {
  const onDevice = ['web/staff/desk/editor/useDocumentStore.ts', 'web/staff/desk/editor/DocumentForm.tsx']
  const reading = [...texts]
    .filter(([file, text]) => isIn(file, ['web/staff']) && /new Date\(\)|Date\.now\(\)/.test(text))
    .map(([file]) => file)
    .filter((file) => !isIn(file, [...tests, ...onDevice]))
  expect(reading, 'The clock of a device may be hours wrong: use `serverNow`.').toEqual([])
})

it.each(knownStates())(
  'no code and no content names %s, its laws or its numbers, apart from its folder',
  (state) => {
    const { region, place, facts } = readRegion(state)
    const numbersOf = (code: string) =>
      new Set(JSON.stringify(readRegion(code).facts).match(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g))
    const others = knownStates().filter((other) => other !== state)
    const numbers = [...numbersOf(state)].filter(
      (number) => number !== nationalHelpline && others.every((other) => !numbersOf(other).has(number)),
    )
    const sites = JSON.stringify(facts).match(/https:\/\/[\w.-]+/g) ?? []
    const own = sites.filter((url) => new RegExp(`${region.name}|\\b${state}\\b`, 'i').test(url))
    const zones = region.timeZones.flatMap(({ id, name }) => [id, name])
    const names = [...numbers, ...own, ...place.properNames, ...Object.keys(place.towns), ...zones]
    const word = new RegExp(`\\b(?:${region.name}|${state})\\b`)
    const namesState = (text: string) => word.test(text) || names.some((name) => text.includes(name))
    const except = [
      ...tests,
      'shared/region',
      'infra/tests',
      'infra/bench',
      'infra/danger',
      ...ofSampleClinic,
    ]
    const naming = [...texts, ...contentTexts]
      .filter(([file, text]) => !isIn(file, except) && namesState(text))
      .map(([file]) => file)
    expect(naming, 'These are facts of the state: content names them in braces, code reads ours.ts.').toEqual(
      [],
    )
  },
)

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => folder === '.' || file === folder || file.startsWith(`${folder}/`))
}

/** Includes the files of imported types. */
function importedFiles(file: string): string[] {
  const specifiers = texts.get(file)?.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'((?:\.|#shared\/)[^']*)'/g)
  return Array.from(specifiers ?? [], ([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
  )
}
