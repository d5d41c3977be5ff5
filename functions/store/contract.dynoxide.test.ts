import { describe } from 'vitest'
import { dynoxideBinary, startDynoxide } from '../testing/engines.ts'
import { storeContract } from '../testing/storeContract.ts'

const binary = dynoxideBinary()

if (binary) storeContract('dynoxide', () => startDynoxide(binary))
else describe.skip('the store on dynoxide, which has no binary for this platform', () => {})
