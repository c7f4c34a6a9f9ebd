import { AuthScreen } from '../../features/auth/auth-screen'
import { Toaster } from '../../ui/toaster'
import { bringToaster } from '../toasts'

bringToaster(Toaster)

export default AuthScreen
