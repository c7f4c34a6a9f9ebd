import { OnboardingScreen } from '../../features/onboarding/onboarding-screen'

export default OnboardingScreen
