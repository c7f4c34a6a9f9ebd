import { PlacementScreen } from '../../features/placement/placement-screen'

export default PlacementScreen
