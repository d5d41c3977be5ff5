// @vitest-environment node
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardSize, heroSize, illustrationSize } from '../../ui/image.ts'
import { hourNames, landscapeNames, renderScene } from './scene.ts'

describe('a scene', () => {
  it('renders equal bytes for equal options', () => {
    const options = { seed: 'what-we-treat/alcohol-addiction', size: heroSize }
    expect(renderScene(options)).toBe(renderScene(options))
  })

  it('differs for every seed, even with the same landscape at the same hour', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other)
        const render = (seed: string) =>
          renderScene({ seed, size: cardSize, landscape: 'valley', hour: 'dusk' })
        expect(render(one)).not.toBe(render(other))
      }),
      { numRuns: 30, seed: 7 },
    )
  })

  const scenes = landscapeNames.flatMap((landscape) => hourNames.map((hour) => ({ landscape, hour })))

  it.each(scenes)(
    'has no text, no script and no invalid number: $landscape, $hour',
    ({ landscape, hour }) => {
      for (const size of [heroSize, illustrationSize, cardSize]) {
        const svg = renderScene({ seed: `${landscape} ${hour}`, size, landscape, hour })
        expect(svg).toMatch(
          new RegExp(
            `^<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" `,
          ),
        )
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/)
      }
    },
  )

  it.each(scenes)('is less than 5 KB compressed: $landscape, $hour', ({ landscape, hour }) => {
    const svg = renderScene({ seed: 'size', size: heroSize, landscape, hour })
    expect(brotliCompressSync(svg).length).toBeLessThan(5_000)
    expect(svg.length).toBeLessThan(18_000)
  })
})
