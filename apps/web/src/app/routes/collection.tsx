import { CollectionScreen } from '../../features/collections/collection-screen'

export default CollectionScreen
