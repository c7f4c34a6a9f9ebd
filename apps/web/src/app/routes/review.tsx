import { ReviewScreen } from '../../features/review/review-screen'

export default ReviewScreen
