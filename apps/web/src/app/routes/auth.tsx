import { AuthScreen } from '../../features/auth/auth-screen'
import { Late } from '../late'
import { bringLate } from '../toasts'

bringLate(Late)

export default AuthScreen
