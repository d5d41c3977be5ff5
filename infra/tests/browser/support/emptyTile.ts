import type { Page } from '@playwright/test'

/** A tile of a map, as a PNG file. */
export const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** For a page of another site than that of `system.ts`: its maps request no tiles from outside. */
export const emptyTiles = (page: Page): Promise<unknown> =>
  page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/png', body: emptyTile }))
