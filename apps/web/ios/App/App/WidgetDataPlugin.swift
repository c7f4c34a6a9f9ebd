import Capacitor
import Foundation
import WidgetKit

/// Puts what the widgets show where a widget extension can read it (docs/native.md).
@objc(WidgetDataPlugin)
public class WidgetDataPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "WidgetDataPlugin"
    public let jsName = "WidgetData"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "write", returnType: CAPPluginReturnPromise)
    ]

    @objc func write(_ call: CAPPluginCall) {
        guard let json = call.getString("json") else {
            call.reject("write needs a json text.")
            return
        }
        guard let shared = UserDefaults(suiteName: "group.app.verbena.words") else {
            call.reject("The app group is missing from the entitlements.")
            return
        }
        shared.set(json, forKey: "widgets")
        WidgetCenter.shared.reloadAllTimelines()
        call.resolve()
    }
}
