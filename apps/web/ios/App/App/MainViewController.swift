import Capacitor
import UIKit

/// The app's only screen: the page, with the one plugin of our own beside those from packages.
class MainViewController: CAPBridgeViewController {
    override open func capacitorDidLoad() {
        bridge?.registerPluginInstance(WidgetDataPlugin())
    }
}
