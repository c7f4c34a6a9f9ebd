import { AuthScreen } from '../../features/auth/auth-screen'

export default AuthScreen
