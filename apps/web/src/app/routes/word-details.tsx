import { WordDetailsScreen } from '../../features/word-details/word-details-screen'

export default WordDetailsScreen
