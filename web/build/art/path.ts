export type Point = readonly [x: number, y: number]

/** Integers in the shortest form that SVG paths allow. */
export const numbers = (...values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value) || 0))
    .join(' ')
    .replaceAll(' -', '-')

export const polygon = (points: readonly Point[]): string => `${straightLine(points)}z`

function straightLine(points: readonly Point[]): string {
  const [first, ...rest] = rounded(points)
  if (!first) return ''
  let at = first
  const steps = rest.map((point) => {
    const step = numbers(point[0] - at[0], point[1] - at[1])
    at = point
    return step
  })
  return `M${numbers(...first)}l${steps.join(' ').replaceAll(' -', '-')}`
}

/** Starts and ends at the outer points; the others are control points. */
export function smoothLine(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const anchors = rounded(points)
  const [first] = anchors
  const last = anchors.at(-1)
  if (!first || !last) return ''
  const steps = anchors.slice(1, -1).map((control, index, controls): [Point, Point] => {
    const next = controls[index + 1]
    return [
      control,
      next ? [Math.round((control[0] + next[0]) / 2), Math.round((control[1] + next[1]) / 2)] : last,
    ]
  })
  let at = first
  const curves = steps.map(([control, end]) => {
    const step = numbers(control[0] - at[0], control[1] - at[1], end[0] - at[0], end[1] - at[1])
    at = end
    return step
  })
  return `${start}${numbers(...first)}q${curves.join(' ').replaceAll(' -', '-')}`
}

/** The outline of a river or a path around its center line. */
export function ribbon(centerline: readonly (readonly [x: number, y: number, width: number])[]): string {
  const right = centerline.map(([x, y, width]): Point => [x + width / 2, y])
  const left = centerline.map(([x, y, width]): Point => [x - width / 2, y]).reverse()
  return `${smoothLine(right)}${smoothLine(left, 'L')}z`
}

/** Arcs between points, for clouds and bushes. `bulge` is an arc's radius over half the distance. */
export function scallops(points: readonly Point[], bulge = 1.15): string {
  const anchors = rounded(points)
  const [first] = anchors
  if (!first) return ''
  const arcs = anchors.slice(1).map((to, index) => {
    const from = anchors[index] ?? first
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const radius = Math.max(1, (Math.hypot(dx, dy) / 2) * bulge)
    return `a${numbers(radius, radius)} 0 0 1${numbers(dx, dy).replace(/^(?=\d)/, ' ')}`
  })
  return `M${numbers(...first)}${arcs.join('')}z`
}

/** A closed outline, for tree crowns. */
export const roundScallops = (points: readonly Point[]): string =>
  scallops([...points, ...points.slice(0, 1)])

/** For strokes with round caps: far shorter than circles. */
export const dots = (points: readonly Point[]): string =>
  rounded(points)
    .map((point, index, all) => {
      const before = all[index - 1]
      return `${before ? `m${numbers(point[0] - before[0], point[1] - before[1])}` : `M${numbers(...point)}`}h0`
    })
    .join('')

/** Rounded before relative steps, so that those do not drift. */
const rounded = (points: readonly Point[]): Point[] => points.map(([x, y]) => [Math.round(x), Math.round(y)])
