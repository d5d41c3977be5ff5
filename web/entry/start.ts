import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { replaceBrokenPictures } from '../behaviours/brokenPictures.ts'
import { enhanceMenus } from '../behaviours/menus.ts'
import { writeMessages } from '../behaviours/messageFields.ts'
import { enhanceThemeToggles } from '../behaviours/theme.ts'
import { onFirstIntent } from './intent.ts'
import { loadApp } from './loadApp.ts'

enhanceThemeToggles()
enhanceMenus()
writeMessages()
replaceBrokenPictures()
// A page that has its HTML needs the app only once its visitor does something.
if (document.documentElement.dataset.takeOver === 'navigate') onFirstIntent(loadApp)
else loadApp()
