/** A place in a picture: right, then down. */
export type Point = readonly [x: number, y: number]

/** Numbers as an SVG path wants them, whole, with no character too many. */
export const numbers = (...values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value) || 0))
    .join(' ')
    .replaceAll(' -', '-')

/** A straight-edged outline through points, closed. */
export const polygon = (points: readonly Point[]): string => `${straightLine(points)}z`

/** Straight strokes through points. */
function straightLine(points: readonly Point[]): string {
  const [first, ...rest] = whole(points)
  if (!first) return ''
  let at = first
  const steps = rest.map((point) => {
    const step = numbers(point[0] - at[0], point[1] - at[1])
    at = point
    return step
  })
  return `M${numbers(...first)}l${steps.join(' ').replaceAll(' -', '-')}`
}

/** A soft curve drawn by points: it starts and ends at the outer ones and leans towards the others. */
export function softLine(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const places = whole(points)
  const [first] = places
  const last = places.at(-1)
  if (!first || !last) return ''
  const steps = places.slice(1, -1).map((pull, index, pulls): [Point, Point] => {
    const next = pulls[index + 1]
    return [pull, next ? [Math.round((pull[0] + next[0]) / 2), Math.round((pull[1] + next[1]) / 2)] : last]
  })
  let at = first
  const curves = steps.map(([pull, end]) => {
    const step = numbers(pull[0] - at[0], pull[1] - at[1], end[0] - at[0], end[1] - at[1])
    at = end
    return step
  })
  return `${start}${numbers(...first)}q${curves.join(' ').replaceAll(' -', '-')}`
}

/** The outline of a band that is `width` wide at each point of its middle line: a river, a path, a cloud. */
export function ribbon(middle: readonly (readonly [x: number, y: number, width: number])[]): string {
  const right = middle.map(([x, y, width]): Point => [x + width / 2, y])
  const left = middle.map(([x, y, width]): Point => [x - width / 2, y]).reverse()
  return `${softLine(right)}${softLine(left, 'L')}z`
}

/** An outline that bulges between points and is closed straight: a cloud, a bush. `bulge` is a bow's radius over half its step. */
export function scallops(points: readonly Point[], bulge = 1.15): string {
  const places = whole(points)
  const [first] = places
  if (!first) return ''
  const bows = places.slice(1).map((to, index) => {
    const from = places[index] ?? first
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const radius = Math.max(1, (Math.hypot(dx, dy) / 2) * bulge)
    return `a${numbers(radius, radius)} 0 0 1${numbers(dx, dy).replace(/^(?=\d)/, ' ')}`
  })
  return `M${numbers(...first)}${bows.join('')}z`
}

/** An outline that bulges all the way round: the crown of a tree. */
export const roundScallops = (points: readonly Point[]): string =>
  scallops([...points, ...points.slice(0, 1)])

/** Round dots, to be stroked with round caps: far shorter than circles. */
export const dots = (points: readonly Point[]): string =>
  whole(points)
    .map((point, index, all) => {
      const before = all[index - 1]
      return `${before ? `m${numbers(point[0] - before[0], point[1] - before[1])}` : `M${numbers(...point)}`}h0`
    })
    .join('')

/** Rounded before stepping, so that relative steps do not drift. */
const whole = (points: readonly Point[]): Point[] => points.map(([x, y]) => [Math.round(x), Math.round(y)])
