import { startDynalite } from '../testing/engines.ts'
import { storeContract } from '../testing/storeContract.ts'

storeContract('dynalite', startDynalite)
