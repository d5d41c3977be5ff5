import { messages } from '#shared/messages.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { paths } from '../../screens.ts'
import { LoginScreen } from './LoginScreen.tsx'

export const StaffNotFoundPage = () => (
  <LoginScreen title={messages.notFound} text="The address may be mistyped, or the screen has a new name.">
    <a href={paths.dashboard} className={buttonClass('main')}>
      Go to the dashboard
    </a>
  </LoginScreen>
)
