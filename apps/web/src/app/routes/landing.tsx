import { LandingScreen } from '../../features/landing/landing-screen'

export default LandingScreen
