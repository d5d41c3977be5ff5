import { storeContract } from '../testing/storeContract.ts'

storeContract()
