import { createRoot } from 'react-dom/client'
import { readInBrowser } from '../../../../data/browserReads.ts'
import { queries } from '../../../../data/queries.ts'
import { makeQueryClient } from '../../../../data/queryClient.ts'
import { reportError } from '../../../../data/reportError.ts'
import { InteractiveMap } from './InteractiveMap.tsx'

/** If the facts of the clinic cannot be read, the map's image stays. */
export async function mountMap(container: HTMLElement) {
  const site = await makeQueryClient(readInBrowser).fetchQuery(queries.site())
  if (!site) return
  createRoot(container, { onUncaughtError: reportError }).render(
    <InteractiveMap offices={site.offices} map={site.map} />,
  )
}
