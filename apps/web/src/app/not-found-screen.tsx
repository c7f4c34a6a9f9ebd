import { MessageScreen } from './message-screen'

export function NotFoundScreen() {
  return <MessageScreen title="Oops! Page not found" />
}
