import { Link } from '@tanstack/react-router'
import { paths } from '../lib/paths'
import { MessageScreen } from './message-screen'

export default function NotFoundScreen() {
  return (
    <MessageScreen title="Oops! Page not found">
      <Link
        {...paths.landing()}
        className="inline-flex min-h-12 items-center rounded-full bg-primary px-6 font-semibold text-primary-foreground hover:brightness-108"
      >
        Return to Home
      </Link>
    </MessageScreen>
  )
}
