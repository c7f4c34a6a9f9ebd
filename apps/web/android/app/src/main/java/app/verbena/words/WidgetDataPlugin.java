package app.verbena.words;

import android.content.Context;
import android.content.Intent;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;

/** Puts what the widgets show where a widget provider can read it, and tells it so (docs/native.md). */
@CapacitorPlugin(name = "WidgetData")
public class WidgetDataPlugin extends Plugin {

    @PluginMethod
    public void write(PluginCall call) {
        String json = call.getString("json");
        if (json == null) {
            call.reject("write needs a json text.");
            return;
        }
        Context context = getContext();
        context.getSharedPreferences("widgets", Context.MODE_PRIVATE).edit().putString("widgets", json).apply();
        context.sendBroadcast(new Intent("app.verbena.words.WIDGETS_CHANGED").setPackage(context.getPackageName()));
        call.resolve();
    }
}
