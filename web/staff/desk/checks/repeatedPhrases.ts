import { queryOptions } from '@tanstack/react-query'
import type { RepeatedPhrase } from '#shared/checks/repeatedPhrases.ts'
import { repeatedPhrasesKey } from '#shared/rendering.ts'
import { readOverNetwork } from '../../../data/read.ts'

const address = `/${repeatedPhrasesKey}`

/** What each publication finds on several pages. Without it, phrases are not checked. */
export const repeatedPhrases = queryOptions({
  queryKey: [address],
  queryFn: async ({ signal }) => {
    const response = await readOverNetwork(address, signal)
    return 'data' in response && Array.isArray(response.data) ? (response.data as RepeatedPhrase[]) : [] // as rendered
  },
})
