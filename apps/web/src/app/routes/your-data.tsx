import { YourDataScreen } from '../../features/your-data/your-data-screen'

export default YourDataScreen
