import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { replaceBrokenPictures } from '../behaviours/brokenPictures.ts'
import { drawAhead } from '../behaviours/drawAhead.ts'
import { enhanceMenus } from '../behaviours/menus.ts'
import { writeMessages } from '../behaviours/messageFields.ts'
import { enhanceThemeToggles } from '../behaviours/theme.ts'
import { loadApp, loadAppOnIntent } from './loadApp.ts'

enhanceThemeToggles()
enhanceMenus()
writeMessages()
replaceBrokenPictures()
const { takeOver } = document.documentElement.dataset
if (takeOver === 'staff' || /^\/admin(\/|$)/.test(location.pathname)) {
  // An app of its own, so that no visitor downloads a byte of it.
  void import('./staffApp.tsx').then(({ startStaffApp }) => startStaffApp())
}
// A page that has its HTML needs the app only once its visitor does something.
else if (takeOver === 'navigate') {
  drawAhead()
  loadAppOnIntent()
} else loadApp()
