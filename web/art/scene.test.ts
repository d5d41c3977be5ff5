// @vitest-environment node
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardSize, heroSize, illustrationSize } from '#shared/rules/image.ts'
import { hourNames, placeNames, renderScene } from './scene.ts'

describe('a scene', () => {
  it('is the same to the byte for the same order', () => {
    const order = { seed: 'what-we-treat/alcohol-addiction', size: heroSize }
    expect(renderScene(order)).toBe(renderScene(order))
  })

  it('differs for every seed, even in the same place at the same hour', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other)
        const draw = (seed: string) => renderScene({ seed, size: cardSize, place: 'valley', hour: 'dusk' })
        expect(draw(one)).not.toBe(draw(other))
      }),
      { numRuns: 30, seed: 7 },
    )
  })

  const everywhere = placeNames.flatMap((place) => hourNames.map((hour) => ({ place, hour })))

  it.each(everywhere)(
    'has no text, no script and no number that is none: $place, $hour',
    ({ place, hour }) => {
      for (const size of [heroSize, illustrationSize, cardSize]) {
        const svg = renderScene({ seed: `${place} ${hour}`, size, place, hour })
        expect(svg).toMatch(
          new RegExp(
            `^<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" `,
          ),
        )
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/)
      }
    },
  )

  it.each(everywhere)('takes a few KB on its way to a visitor: $place, $hour', ({ place, hour }) => {
    const svg = renderScene({ seed: 'size', size: heroSize, place, hour })
    expect(brotliCompressSync(svg).length).toBeLessThan(5_000)
    expect(svg.length).toBeLessThan(18_000)
  })
})
