import { createRoot } from 'react-dom/client'
import { reportError } from '../../../entry/reportError.ts'
import { InteractiveMap } from './InteractiveMap.tsx'

/** Draws the map that moves in place of the drawing. */
export function mountMap(place: HTMLElement) {
  createRoot(place, { onUncaughtError: reportError }).render(<InteractiveMap />)
}
