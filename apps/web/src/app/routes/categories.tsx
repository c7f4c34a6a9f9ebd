import { FeedScreen } from '../../features/feed/feed-screen'

export default FeedScreen
