export { details, region } from './ga/georgia.ts'
