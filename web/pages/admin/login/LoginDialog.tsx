import { Dialog } from '../Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Asks for the password where one stands, over whatever was being done. */
export function LoginDialog({ onLoggedIn, onClose }: { onLoggedIn: () => void; onClose: () => void }) {
  return (
    <Dialog title="Please log in again" onClose={onClose} narrow>
      <p>Your session has ended. What you have typed is still here: log in, and it goes on.</p>
      <LoginForm onLoggedIn={onLoggedIn} />
    </Dialog>
  )
}
