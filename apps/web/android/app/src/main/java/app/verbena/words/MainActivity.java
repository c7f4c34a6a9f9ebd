package app.verbena.words;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

/** The app's only screen: the page, with the one plugin of our own beside those from packages. */
public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(WidgetDataPlugin.class);
        super.onCreate(savedInstanceState);
    }
}
