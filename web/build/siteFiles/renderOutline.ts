import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { site } from '#shared/content/site.ts'
import { offsetOf, outlineSize } from '../../public/layout/footer/map/projection.ts'
import { mapColors } from '../art/palette.ts'

/** Georgia's census code, with which those of its counties begin. */
const georgia = '13'
/** Forsyth, Jackson and Fulton, which have another color. */
const officeCounties = new Set(['13117', '13157', '13121'])

type County = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & {
  id?: string | number
  properties?: { name: string }
}
type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>

/** Georgia's counties as SVG, at the map's zoom and center, from the census boundaries (`us-atlas`, public domain). */
export function renderOutline(): string {
  const atlas = readAtlas()
  const counties = atlas.objects.counties.geometries.filter(isGeorgian)
  const state = { type: 'GeometryCollection' as const, geometries: counties }
  const land = merge(atlas, counties).coordinates.flat()
  const warm = counties.filter(({ id }) => officeCounties.has(String(id)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outlineSize.width}" height="${outlineSize.height}" viewBox="${-outlineSize.width / 2} ${-outlineSize.height / 2} ${outlineSize.width} ${outlineSize.height}">`,
    `<style>${style}</style>`,
    `<path class="land" d="${pathOf(land, true)}"/>`,
    `<path class="warm" d="${pathOf(merge(atlas, warm).coordinates.flat(), true)}"/>`,
    `<path class="line" d="${pathOf(mesh(atlas, state, (one, other) => one !== other).coordinates)}"/>`,
    ...counties.map((county) => nameOf(atlas, county)),
    '</svg>',
  ].join('')
}

// An SVG in an img follows the system's color scheme.
const style =
  `.line{fill:none}text{font:11px sans-serif;text-anchor:middle}${colorRules(mapColors.light)}` +
  `@media(prefers-color-scheme:dark){${colorRules(mapColors.dark)}}`

function colorRules({ land, officeCounty, border, name }: (typeof mapColors)['light' | 'dark']): string {
  return `.land{fill:${land}}.warm{fill:${officeCounty}}.line{stroke:${border}}text{fill:${name}}`
}

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  // The package's own shape: counties by number, with names.
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas
}

const isGeorgian = (county: { id?: string | number; type: string | null }): county is County =>
  String(county.id).startsWith(georgia)

type Line = readonly (readonly number[])[]

/** In whole pixels, without lines beyond the outline. */
function pathOf(lines: readonly Line[], closed = false): string {
  return lines
    .map((line) => roundedOf(line))
    .filter((line) => closed || line.some(isOnOutline))
    .map((line) => `M${line.map((point) => point.join(' ')).join('L')}${closed ? 'z' : ''}`)
    .join('')
}

function roundedOf(line: Line): [number, number][] {
  const points = line.map(([longitude = 0, latitude = 0]) => toOutline([latitude, longitude]))
  return points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  )
}

/** Points beyond the outline are moved to its edge, where most of them coincide and drop out. */
function toOutline(position: readonly [number, number]): [number, number] {
  const [right, down] = offsetOf(position)
  return [clamped(right, outlineSize.width / 2 + 20), clamped(down, outlineSize.height / 2 + 20)]
}
const clamped = (value: number, most: number) => Math.round(Math.max(-most, Math.min(most, value)))
const isOnOutline = ([x, y]: readonly [number, number]) =>
  Math.abs(x) <= outlineSize.width / 2 && Math.abs(y) <= outlineSize.height / 2

function nameOf(atlas: Atlas, county: County): string {
  const [ring = []] = merge(atlas, [county]).coordinates.flat()
  const sum = ring.reduce<[number, number]>(
    ([x, y], [longitude = 0, latitude = 0]) => [x + longitude, y + latitude],
    [0, 0],
  )
  const [x, y] = clearOfOffices(toOutline([sum[1] / ring.length, sum[0] / ring.length]))
  return isOnOutline([x, y]) ? `<text x="${x}" y="${y}">${county.properties?.name ?? ''}</text>` : ''
}

/** Below the pin of an office and its name, where the middle of the county lies behind them. */
function clearOfOffices([x, y]: [number, number]): [number, number] {
  for (const { position } of site.offices) {
    const [right, down] = offsetOf(position)
    if (Math.abs(x - right) < covered.width && y > down - covered.above && y < down + covered.below)
      return [x, Math.round(down + covered.below)]
  }
  return [x, y]
}
const covered = { width: 80, above: 42, below: 24 }
